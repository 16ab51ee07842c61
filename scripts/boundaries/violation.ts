/** An import that breaks a rule. */
export type Violation = { rule: string; why: string; from: string; line: number; to: string }
