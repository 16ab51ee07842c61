import { useQuery } from '@tanstack/react-query'
import { SiteFooter } from '../../../domain/shell/site-footer.tsx'
import { SiteHeader } from '../../../domain/shell/site-header.tsx'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { FollowGrievance } from './follow-grievance.tsx'
import { GrievanceForm } from './grievance-form.tsx'

type Contact = { name: string; email: string | null; phone: string | null; address?: string | null }

const ContactLines = ({ title, contact }: { title: string; contact: Contact }) => (
  <section>
    <h2 className="font-semibold text-lg">{title}</h2>
    <p className="mt-1">
      <bdi>{contact.name}</bdi>
    </p>
    {contact.address && <p dir="auto">{contact.address}</p>}
    {contact.email && (
      <a className="inline-flex min-h-11 items-center text-brand underline" href={`mailto:${contact.email}`}>
        <bdi>{contact.email}</bdi>
      </a>
    )}{' '}
    {contact.phone && (
      <a className="inline-flex min-h-11 items-center text-brand underline" href={`tel:${contact.phone}`}>
        <bdi className="figures">{contact.phone}</bdi>
      </a>
    )}
  </section>
)

/** Who runs the website and who its grievance officer is. */
const Officer = () => {
  const { t, tError } = useT()
  const found = useQuery(apiQuery('GET /grievances/officer', {}))
  if (found.isPending) return <Skeleton className="h-24" />
  if (found.isError)
    return <LoadFailed message={t('grievance.officer')} hint={tError(found.error.code)} onRetry={() => void found.refetch()} />
  const { officer, operator } = found.data
  return (
    <>
      {officer ? <ContactLines title={t('grievance.officer')} contact={officer} /> : <p>{t('grievance.notNamed')}</p>}
      {operator && <ContactLines title={t('grievance.operator')} contact={operator} />}
    </>
  )
}

/** `/grievance`: the officer, the form, and where a grievance is. */
export const GrievanceScreen = () => {
  const { t } = useT()
  return (
    <>
      <SiteHeader backTo="/" />
      <main id="content" className="mx-auto flex w-full max-w-2xl flex-col gap-6 p-4">
        <div>
          <h1 className="font-bold text-3xl">{t('grievance.title')}</h1>
          <p className="mt-2 text-ink-soft text-lg">{t('grievance.intro')}</p>
        </div>
        <GrievanceForm />
        <FollowGrievance />
        <Officer />
        <p>{t('grievance.elsewhere')}</p>
      </main>
      <SiteFooter />
    </>
  )
}
