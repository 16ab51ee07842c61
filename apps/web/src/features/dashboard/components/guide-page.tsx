import type { Permission } from '@jhola/contract/staff/permissions'
import type { ReactNode } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { Card } from '../../../shared/ui/card.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { CounterShell } from './counter-shell.tsx'
import { HelpDoors } from './home-sections.tsx'

type GuidePart = {
  title: TextKey
  text?: TextKey
  steps?: readonly TextKey[]
  /** Link to the screen that the section explains, for people who may open it. */
  door?: { to: string; label: TextKey; needs: Permission }
  more?: ReactNode
}
type GuideProps = { title: TextKey; intro: TextKey; parts: readonly GuidePart[] }

/** A guide for shopkeepers: short sections, each with a link to its screen. */
export const GuidePage = ({ title, intro, parts }: GuideProps) => {
  const { t } = useT()
  const may = useMay()
  return (
    <CounterShell title={t(title)} backTo="/store-dashboard">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
        <p className="text-ink-soft text-lg">{t(intro)}</p>
        {parts.map(({ title: heading, text, steps, door, more }) => (
          <Card key={heading} as="section">
            <h2 className="font-semibold text-lg">{t(heading)}</h2>
            {text && <p className="mt-1">{t(text)}</p>}
            {steps && (
              <ol className="mt-2 grid list-decimal gap-1.5 ps-5">
                {steps.map((step) => (
                  <li key={step}>{t(step)}</li>
                ))}
              </ol>
            )}
            {door && may(door.needs) && (
              <LinkButton className="mt-3" to={door.to} variant="secondary" size="sm" iconEnd="chevron-end">
                {t(door.label)}
              </LinkButton>
            )}
            {more && <div className="mt-3">{more}</div>}
          </Card>
        ))}
        <HelpDoors />
      </div>
    </CounterShell>
  )
}
