import type { FormEvent } from 'react'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../shared/navigation/navigation.tsx'
import { Icon } from '../../shared/ui/icon.tsx'

/** Searches all shops around, on a wide screen; the phone has it in its bar. A plain form before the app is there. */
export const HeaderSearch = () => {
  const { t } = useT()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate(words ? `/search?q=${encodeURIComponent(words)}` : '/search')
  }
  return (
    <search className="w-full max-w-xl max-md:hidden">
      <form action="/search" onSubmit={submit} className="control-within eases flex min-h-11 items-center rounded-full ps-4">
        <Icon name="search" className="text-ink-soft" />
        <input
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('nav.find')}
          placeholder={t('nav.find')}
          className="min-h-10 w-full min-w-0 flex-1 px-3 outline-none"
        />
      </form>
    </search>
  )
}
