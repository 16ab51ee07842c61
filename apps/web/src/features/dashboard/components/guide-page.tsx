import type { Needs } from '@jhola/contract/staff/permissions'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { CounterShell } from './counter-shell.tsx'
import { HelpDoors } from './home-sections.tsx'

type GuidePart = {
  /** The tool that it explains: `?part=stock` opens the guide there. */
  id?: string
  title: TextKey
  text?: TextKey
  steps?: readonly TextKey[]
  /** Link to the screen that the section explains, for people who may open it. */
  door?: { to: string; label: TextKey; needs: Needs }
  more?: ReactNode
}
type GuideProps = { title: TextKey; intro: TextKey; parts: readonly GuidePart[] }

/** The part that the address asks for, brought to the top and focused, so that it is read out first. */
const useAskedPart = (): { asked: string | null; place: (element: HTMLElement | null) => void } => {
  const [search] = useSearchParams()
  const asked = search.get('part')
  const element = useRef<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is asked for on the same page
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'start' })
    element.current?.focus({ preventScroll: true })
  }, [asked])
  return {
    asked,
    place: (found) => {
      element.current = found
    },
  }
}

/** A guide for shopkeepers: short sections, each with a link to its screen. */
export const GuidePage = ({ title, intro, parts }: GuideProps) => {
  const { t } = useT()
  const may = useMay()
  const { asked, place } = useAskedPart()
  return (
    <CounterShell title={t(title)} backTo="/store-dashboard">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
        <p className="text-ink-soft text-lg">{t(intro)}</p>
        {parts.map(({ id, title: heading, text, steps, door, more }) => (
          <Card
            key={id ?? heading}
            as="section"
            aria-label={t(heading)}
            className={cx('scroll-mt-18', id !== undefined && id === asked && 'border-brand')}
          >
            <h2 className="font-semibold text-lg" {...(id !== undefined && id === asked && { ref: place, tabIndex: -1 })}>
              {t(heading)}
            </h2>
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
