import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import type { ShownProps } from './shown-props.ts'

/** Goes through the stack when several orders wait. */
export const StackButtons = ({ place, stack, go }: Pick<ShownProps, 'place' | 'stack' | 'go'>) => {
  const { t } = useT()
  const count = stack.length
  if (count <= 1) return null
  return (
    <span className="flex shrink-0 items-center">
      <IconButton
        icon="chevron-start"
        label={t('orders.actions.incoming.previous')}
        disabled={place === 0}
        onClick={() => go(-1)}
      />
      <bdi className="font-semibold figures" aria-hidden>
        {place + 1} / {count}
      </bdi>
      <IconButton
        icon="chevron-end"
        label={t('orders.actions.incoming.next')}
        disabled={place === count - 1}
        onClick={() => go(1)}
      />
    </span>
  )
}
