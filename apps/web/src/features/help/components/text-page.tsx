import type { ReactNode } from 'react'
import { SiteFooter } from '../../../domain/shell/site-footer.tsx'
import { SiteHeader } from '../../../domain/shell/site-header.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'

export type Paragraph = { title: TextKey; text: TextKey; action?: ReactNode; id?: string }

type TextPageProps = { title: TextKey; intro: TextKey; paragraphs: readonly Paragraph[] }

/** A text page: an introduction and a few short paragraphs. */
export const TextPage = ({ title, intro, paragraphs }: TextPageProps) => {
  const { t } = useT()
  return (
    <>
      <SiteHeader backTo="/" />
      <main id="content" className="mx-auto flex w-full max-w-2xl flex-col gap-6 p-4">
        <div>
          <h1 className="font-bold text-3xl">{t(title)}</h1>
          <p className="mt-2 text-ink-soft text-lg">{t(intro)}</p>
        </div>
        {paragraphs.map((paragraph) => (
          <section key={paragraph.title} id={paragraph.id}>
            <h2 className="font-semibold text-lg">{t(paragraph.title)}</h2>
            <p className="mt-1">{t(paragraph.text)}</p>
            {paragraph.action && <div className="mt-3">{paragraph.action}</div>}
          </section>
        ))}
      </main>
      <SiteFooter />
    </>
  )
}
