import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'

export const decisionsQuery = apiQuery('GET /privacy/consents', {})

/** The log of the person's consents: what was decided, when, and about which version of the words. */
export const Decisions = () => {
  const { t } = useT()
  const { dateAndTime } = useMoments()
  const { data } = useQuery(decisionsQuery)
  if (!data || data.decisions.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer font-semibold">{t('profile.decisions')}</summary>
      <ul className="grid grid-cols-1 gap-2 text-sm">
        {data.decisions.map(({ kind, is_given, decided_at, text_version }) => (
          <li key={`${kind} ${decided_at}`}>
            {t(`profile.consent.${kind}`)}:{' '}
            {t(is_given ? 'profile.consentGiven' : 'profile.consentWithdrawn', { time: dateAndTime(decided_at) })}{' '}
            <span className="text-ink-soft">{t('profile.wordsVersion', { version: text_version })}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
