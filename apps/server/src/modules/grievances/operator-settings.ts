import { z } from 'zod'

const text = (max: number) => z.string().trim().min(1).max(max).optional()
const email = z.email({ error: 'must be an e-mail address' }).optional()
const phone = z
  .string()
  .regex(/^\+?[\d ()-]{8,20}$/, 'must be a phone number, such as +91 22 4000 0000')
  .optional()

/** Who runs the installation: shown on `/grievance` and `/contact` (E-Commerce Rules 2020, rule 4(2) and 4(4)). */
export const operatorEnvironment = {
  OPERATOR_NAME: text(200),
  OPERATOR_ADDRESS: text(400),
  OPERATOR_EMAIL: email,
  OPERATOR_PHONE: phone,
  GRIEVANCE_OFFICER: text(200),
  GRIEVANCE_EMAIL: email,
  GRIEVANCE_PHONE: phone,
}

type Contact = { name: string; email: string | null; phone: string | null }
export type OperatorSettings = { operator: (Contact & { address: string | null }) | null; officer: Contact | null }

type OperatorEnvironment = z.infer<z.ZodObject<typeof operatorEnvironment>>

export const toOperatorSettings = (env: OperatorEnvironment): OperatorSettings => ({
  operator:
    env.OPERATOR_NAME === undefined
      ? null
      : {
          name: env.OPERATOR_NAME,
          address: env.OPERATOR_ADDRESS ?? null,
          email: env.OPERATOR_EMAIL ?? null,
          phone: env.OPERATOR_PHONE ?? null,
        },
  officer:
    env.GRIEVANCE_OFFICER === undefined
      ? null
      : { name: env.GRIEVANCE_OFFICER, email: env.GRIEVANCE_EMAIL ?? null, phone: env.GRIEVANCE_PHONE ?? null },
})
