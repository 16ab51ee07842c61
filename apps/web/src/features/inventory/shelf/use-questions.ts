import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import {
  keepAnswer,
  openQuestions,
  type QuickAnswer,
  questionAnswers,
  sendAnswers,
} from '../../../domain/inventory/question-answers.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'

const QUESTIONS = apiQuery('GET /inventory/questions', {})

/** The open quick questions. An answer counts at once on this device and is sent when there is a network. */
export const useQuestions = () => {
  const { tError } = useT()
  const client = useQueryClient()
  const asked = useQuery(QUESTIONS).data?.questions ?? []
  const waiting = useStoredValue(questionAnswers, {})
  const send = useCallback(
    () =>
      void sendAnswers({
        onReply: (reply) => {
          client.setQueryData(QUESTIONS.queryKey, reply)
          void client.invalidateQueries({ queryKey: ['GET /inventory/shelf'] })
        },
        onRefused: ({ code, details }) => {
          toast.error(tError(code, details))
          void client.invalidateQueries({ queryKey: QUESTIONS.queryKey })
        },
      }),
    [client, tError],
  )
  useEffect(() => {
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [send])
  const answer = (productId: string, said: QuickAnswer): void => {
    keepAnswer(productId, said)
    send()
  }
  return { questions: openQuestions(asked, waiting), answer }
}
