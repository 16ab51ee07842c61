import { NOTICE_ITEMS, NOTICE_RIGHTS, NOTICE_VERSION, type NoticeRight } from '@jhola/contract/privacy/notice'
import type { ReactNode } from 'react'
import { SiteFooter } from '../../../domain/shell/site-footer.tsx'
import { SiteHeader } from '../../../domain/shell/site-header.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'

/** Where a right is used. Plain links: they work before the page's script runs. */
const WHERE: Partial<Record<NoticeRight, string>> = {
  withdraw: '/profile',
  access: '/profile',
  correct: '/profile',
  erase: '/profile',
  nominee: '/profile',
  grievance: '/grievance',
}

/** `/privacy-notice`: the notice of DPDP Rules 2025, rule 3, on a page of its own. `children`: rights without an account. */
export const PrivacyNotice = ({ children }: { children: ReactNode }) => {
  const { t } = useT()
  return (
    <>
      <SiteHeader backTo="/" />
      <main id="content" className="mx-auto flex w-full max-w-2xl flex-col gap-6 p-4">
        <div>
          <h1 className="font-bold text-3xl">{t('notice.title')}</h1>
          <p className="mt-2 text-ink-soft text-lg">{t('notice.intro')}</p>
          <p className="mt-2 font-semibold">{t('notice.adults')}</p>
        </div>
        <section>
          <h2 className="font-semibold text-lg">{t('notice.data')}</h2>
          <dl className="mt-2 grid grid-cols-1 gap-3">
            {NOTICE_ITEMS.map((item) => (
              <div key={item}>
                <dt className="font-semibold">{t(`notice.item.${item}.what`)}</dt>
                <dd className="text-ink-soft">{t(`notice.item.${item}.why`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2 className="font-semibold text-lg">{t('notice.rights')}</h2>
          <ul className="mt-2 list-disc ps-5">
            {NOTICE_RIGHTS.map((right) => (
              <li key={right}>
                {WHERE[right] ? (
                  <a className="inline-flex min-h-11 items-center text-brand underline" href={WHERE[right]}>
                    {t(`notice.right.${right}`)}
                  </a>
                ) : (
                  t(`notice.right.${right}`)
                )}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-ink-soft">{t('notice.sealed')}</p>
        </section>
        {children}
        <p className="text-ink-soft text-sm">{t('notice.version', { version: NOTICE_VERSION })}</p>
      </main>
      <SiteFooter />
    </>
  )
}
