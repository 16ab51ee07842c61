import { useMutation } from '@tanstack/react-query'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { refusalText } from '../field-errors.ts'

type Save<Input, Answer> = {
  send(input: Input): Promise<Answer>
  onSaved(answer: Answer, input: Input): void
  /** Message after a success. */
  done?: string
  /** Set when the caller shows failures beside a field; otherwise a toast shows them. */
  isQuiet?: boolean
  /** Takes a refusal over, such as one that asks for another proof; otherwise it is shown. */
  onRefused?(error: unknown, input: Input): boolean
}

/** One change to the profile: sends it, caches the response and confirms it; `error` is the refusal in the reader's language. */
export const useSave = <Input, Answer>({ send, onSaved, done, isQuiet = false, onRefused }: Save<Input, Answer>) => {
  const { tError } = useT()
  const saving = useMutation({
    mutationFn: send,
    onSuccess: (answer, input) => {
      onSaved(answer, input)
      if (done) toast.success(done)
    },
    onError: (error, input) => {
      if (!onRefused?.(error, input) && !isQuiet) toast.error(refusalText(error, tError))
    },
  })
  return {
    save: saving.mutate,
    isBusy: saving.isPending,
    problem: saving.error,
    error: saving.error ? refusalText(saving.error, tError) : undefined,
    reset: saving.reset,
  }
}
