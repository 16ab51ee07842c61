import type { QuickQuestion } from '@jhola/contract/inventory/availability/routes'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import type { QuickAnswer } from '../../../domain/inventory/question-answers.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { useQuestions } from './use-questions.ts'

type AskedProps = { product: QuickQuestion; size?: 'sm'; onAnswer(said: QuickAnswer): void }

/** The picture, the question and its two answers. */
const Asked = ({ product, size, onAnswer }: AskedProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const name = [labels.name(product), labels.pack(product.pack_size)].filter(Boolean).join(' ')
  const isSmall = size === 'sm'
  const answers = [
    ['yes', 'check'],
    ['no', 'x'],
  ] as const
  return (
    <>
      <ProductImage
        src={product.image}
        alt=""
        sidePx={isSmall ? 32 : 48}
        className={isSmall ? 'size-8 shrink-0' : 'size-12 shrink-0'}
      />
      <p className={isSmall ? 'min-w-0 flex-1 text-sm leading-snug' : 'min-w-0 flex-1 font-semibold'}>
        {t('inventory.shelf.question', { name })}
      </p>
      <span className={isSmall ? 'flex shrink-0 gap-2' : 'flex gap-2 max-sm:w-full'}>
        {answers.map(([said, icon]) => (
          <Button
            key={said}
            size={isSmall ? 'sm' : 'md'}
            className={isSmall ? '' : 'max-sm:grow'}
            variant={said === 'yes' && !isSmall ? 'success' : 'secondary'}
            icon={icon}
            onClick={() => onAnswer(said)}
          >
            {t(`inventory.shelf.${said}`)}
          </Button>
        ))}
      </span>
    </>
  )
}

/** "Still have Amul butter?": at most two a day, each answered with one tap. Nothing is shown when nothing is open. */
export const QuickQuestions = () => {
  const hasTexts = useArea('inventory.shelf')
  const { questions, answer } = useQuestions()
  if (!hasTexts || questions.length === 0) return null
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {questions.map((product) => (
        <Card key={product.product_id} as="li" className="flex list-none flex-wrap items-center gap-3">
          <Asked product={product} onAnswer={(said) => answer(product.product_id, said)} />
        </Card>
      ))}
    </ul>
  )
}

/** The first of them as one quiet row, for the board of orders: beside the orders and never over them. */
export const QuestionRow = () => {
  const { t } = useT()
  const hasTexts = useArea('inventory.shelf')
  const { questions, answer } = useQuestions()
  const [product] = questions
  if (!hasTexts || !product) return null
  return (
    <section
      aria-label={t('inventory.shelf.questions')}
      className="flex items-center gap-2 rounded-md border border-line border-dashed px-2 py-1"
    >
      <Asked product={product} size="sm" onAnswer={(said) => answer(product.product_id, said)} />
    </section>
  )
}
