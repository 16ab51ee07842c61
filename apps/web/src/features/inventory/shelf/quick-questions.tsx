import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { ApiError, api, newKey } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { toast } from '../../../shared/ui/toast.ts'

const QUESTIONS = apiQuery('GET /inventory/questions', {})

/** "Still have Amul butter?": at most two a day, each answered with one tap. Nothing is shown when nothing is open. */
export const QuickQuestions = () => {
  const { t, tError } = useT()
  const hasTexts = useArea('inventory.shelf')
  const labels = useItemLabels()
  const client = useQueryClient()
  const questions = useQuery(QUESTIONS).data?.questions ?? []
  const answering = useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: 'yes' | 'no' }) =>
      api('POST /inventory/questions/{product_id}', {
        params: { product_id: id },
        body: { answer },
        idempotencyKey: newKey(),
      }),
    onSuccess: (reply) => client.setQueryData(QUESTIONS.queryKey, reply),
    onError: (error) => toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('inventory.shelf.failed')),
    onSettled: () => client.invalidateQueries({ queryKey: ['GET /inventory/shelf'] }),
  })
  if (!hasTexts || questions.length === 0) return null
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {questions.map((product) => {
        const name = [labels.name(product), labels.pack(product.pack_size)].filter(Boolean).join(' ')
        const answer = (said: 'yes' | 'no') => answering.mutate({ id: product.product_id, answer: said })
        return (
          <Card key={product.product_id} as="li" className="flex list-none flex-wrap items-center gap-3">
            <ProductImage src={product.image} alt="" sidePx={48} className="size-12 shrink-0" />
            <p className="min-w-0 flex-1 font-semibold">{t('inventory.shelf.question', { name })}</p>
            <span className="flex gap-2 max-sm:w-full">
              <Button
                className="max-sm:grow"
                variant="success"
                icon="check"
                disabled={answering.isPending}
                onClick={() => answer('yes')}
              >
                {t('inventory.shelf.yes')}
              </Button>
              <Button
                className="max-sm:grow"
                variant="secondary"
                icon="x"
                disabled={answering.isPending}
                onClick={() => answer('no')}
              >
                {t('inventory.shelf.no')}
              </Button>
            </span>
          </Card>
        )
      })}
    </ul>
  )
}
