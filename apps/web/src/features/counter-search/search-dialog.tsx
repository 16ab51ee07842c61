import { type KeyboardEvent, useRef, useState } from 'react'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../shared/navigation/navigation.tsx'
import { OfflineNotice } from '../../shared/ui/alert.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import type { Order } from './local-matches.ts'
import { optionId, type Result, type ResultGroup, ResultList } from './result-list.tsx'
import { useFound } from './use-found.ts'
import { type SearchPage, useResultGroups } from './use-result-groups.tsx'

const LIST_ID = 'search-results'

/** The chosen line, moved by the arrow keys around both ends, taken by Enter. It starts anew with every change of the search. */
const useChosenLine = (groups: readonly ResultGroup[], onTake: (result: Result) => void) => {
  const [chosen, choose] = useState(0)
  const all = groups.flatMap(({ results }) => results)
  const at = Math.min(chosen, all.length - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the input of a word in another script.
    if (event.nativeEvent.isComposing || all.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const result = all[at]
    if (step) choose((at + step + all.length) % all.length)
    else if (event.key === 'Enter' && result) onTake(result)
    else return
    event.preventDefault()
  }
  return { at, choose, onKeyDown, count: all.length }
}

type SearchProps = {
  /** The open orders of the live board. */
  orders: readonly Order[]
  pages: readonly SearchPage[]
  orderPath(orderId: string): string
  onClose(): void
}

/** Finds orders, customers, products and pages: `Ctrl+K` on every screen of the shop. Its texts are loaded before it is shown. */
export const SearchDialog = ({ orders, pages, orderPath, onClose }: SearchProps) => {
  const { t } = useT()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const found = useFound(typed, orders, pages)
  const groups = useResultGroups(found, orderPath)
  const take = ({ to }: Result) => {
    onClose()
    navigate(to)
  }
  const { at, choose, onKeyDown, count } = useChosenLine(groups, take)
  const told = found.isSearching && count === 0 ? t('common.loading') : t('counter.search.found', { count })
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={t('orders.board.nav.search')} initialFocus={field}>
      <div className="flex h-[min(32rem,64dvh)] flex-col">
        <div className="px-1 pt-1 pb-2">
          <div className="control-within flex min-h-12 items-center rounded-full ps-4 pe-3">
            <Icon name="search" className="text-ink-soft" />
            <input
              ref={field}
              type="search"
              role="combobox"
              aria-label={t('counter.search.label')}
              aria-expanded={count > 0}
              aria-controls={LIST_ID}
              aria-autocomplete="list"
              {...(count > 0 && { 'aria-activedescendant': optionId(at) })}
              placeholder={t('counter.search.label')}
              value={typed}
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              onKeyDown={onKeyDown}
              onChange={(event) => {
                setTyped(event.target.value)
                choose(0)
              }}
              className="min-h-11 w-full min-w-0 flex-1 truncate bg-transparent px-3 outline-none"
            />
            {found.isSearching && <Spinner />}
          </div>
        </div>
        <p role="status" className="sr-only">
          {typed.trim() === '' ? '' : told}
        </p>
        {!found.isOnline && <OfflineNotice>{t('counter.search.offline')}</OfflineNotice>}
        {found.isOnline && found.hasFailed && <OfflineNotice>{t('counter.search.failed')}</OfflineNotice>}
        <div className="-mx-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2">
          {count === 0 && !found.isSearching && (
            <p className="px-3 py-8 text-center text-ink-soft">{t('counter.search.nothing', { text: typed.trim() })}</p>
          )}
          <ResultList
            id={LIST_ID}
            label={t('counter.search.results')}
            groups={groups}
            chosen={at}
            onPoint={choose}
            onTake={take}
          />
        </div>
      </div>
    </Dialog>
  )
}
