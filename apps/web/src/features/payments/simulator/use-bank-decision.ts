import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../shared/navigation/navigation.tsx'
import { type BankDecision, type BankPayment, bankPaymentQuery, decideAtBank } from './simulator-api.ts'

/** Sends the decision to the simulator and returns to the order, where our server asks for the result. */
export const useBankDecision = ({ reference, return_path }: BankPayment) => {
  const { tError } = useT()
  const client = useQueryClient()
  const navigate = useNavigate()
  const mutation = useMutation({
    mutationFn: (decision: BankDecision) => decideAtBank(reference, decision),
    onSuccess: () => void navigate(return_path, { replace: true }),
    onError: () => void client.invalidateQueries({ queryKey: bankPaymentQuery(reference).queryKey }),
  })
  const { error } = mutation
  return {
    decide: (decision: BankDecision) => mutation.mutate(decision),
    deciding: mutation.isPending || mutation.isSuccess ? (mutation.variables?.outcome ?? null) : null,
    errorText: error && (error instanceof ApiError ? tError(error.code, error.details) : tError('server.failed')),
  }
}
