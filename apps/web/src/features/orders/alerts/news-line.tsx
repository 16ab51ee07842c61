import { type ReactNode, useSyncExternalStore } from 'react'
import { mergeNews, news } from '../../../domain/orders/shop-news.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'

/**
 * News that need no answer, in the line below the title of the screen: they merge, take no taps, cover nothing and go by themselves.
 * `otherwise`: what stands there without news.
 */
export const NewsLine = ({ otherwise }: { otherwise: ReactNode }) => {
  const { t } = useT()
  const line = mergeNews(useSyncExternalStore(news.subscribe, news.read, news.read))
  const text = line && (line.placed > 0 ? t('orders.board.news.placed', { count: line.placed }) : line.text)
  return (
    <>
      <div role="status" className="truncate font-semibold text-brand text-xs empty:hidden" {...(line && { 'data-news': '' })}>
        {text}
        {line && line.more > 0 ? ` (+${line.more})` : ''}
      </div>
      {!line && otherwise}
    </>
  )
}
