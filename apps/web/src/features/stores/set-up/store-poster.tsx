import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { PrintSheet } from '../../../shared/print/print-sheet.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { QrCode } from '../../../shared/ui/qr-code.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'

/** Sizes for each paper. */
const SIZES = {
  a4: { qr: 'size-[124mm]', name: 'text-[13mm]', scan: 'text-[9mm]', link: 'text-[5mm]', gap: 'gap-[9mm] pt-[22mm]' },
  a5: { qr: 'size-[88mm]', name: 'text-[9mm]', scan: 'text-[6.5mm]', link: 'text-[4mm]', gap: 'gap-[6mm] pt-[12mm]' },
  screen: { qr: 'size-36', name: 'text-lg', scan: 'text-base', link: 'text-xs', gap: 'gap-2' },
} as const

const PAPERS = ['a4', 'a5'] as const

type Poster = { name: string; link: string }

const Sheet = ({ name, link, size }: Poster & { size: keyof typeof SIZES }) => {
  const { t } = useT()
  const sizes = SIZES[size]
  return (
    <div className={`grid justify-items-center text-center leading-snug ${sizes.gap}`}>
      <p className={`break-words font-bold ${sizes.name}`}>{name}</p>
      <QrCode link={link} label={t('stores.set-up.poster.alt', { store: name })} className={sizes.qr} />
      <p className={`font-semibold ${sizes.scan}`}>{t('stores.set-up.poster.scan')}</p>
      <bdi className={`break-all ${sizes.link}`}>{link.replace(/^https?:\/\//, '')}</bdi>
    </div>
  )
}

const isDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** The poster of the shop's page: customers scan it and order. `onUsed`: it was printed or its link passed on. */
export const StorePoster = ({ name, link, onUsed }: Poster & { onUsed(): void }) => {
  const { t } = useT()
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>('a4')
  const [isPrinting, setPrinting] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
    onUsed()
  }
  const share = async () => {
    if (!('share' in navigator)) return copy()
    try {
      await navigator.share({ title: name, url: link })
      onUsed()
    } catch (error) {
      if (!isDismissed(error)) await copy()
    }
  }
  return (
    <div className="grid gap-3 sm:grid-cols-[auto_1fr] sm:items-center">
      <div className="grid justify-items-center rounded-lg border border-line bg-white p-3 text-black">
        <Sheet name={name} link={link} size="screen" />
      </div>
      <div className="grid justify-items-start gap-2">
        <SegmentedControl
          label={t('stores.set-up.poster.paper')}
          segments={PAPERS.map((one) => ({ value: one, label: one.toUpperCase() }))}
          value={paper}
          onChange={setPaper}
        />
        <Button icon="print" onClick={() => setPrinting(true)}>
          {t('stores.set-up.poster.print')}
        </Button>
        <Button variant="secondary" icon="send" onClick={() => void share()}>
          {t(isCopied ? 'common.copied' : 'stores.set-up.poster.share')}
        </Button>
      </div>
      {isPrinting && (
        <PrintSheet
          paper={paper}
          onDone={() => {
            setPrinting(false)
            onUsed()
          }}
        >
          <Sheet name={name} link={link} size={paper} />
        </PrintSheet>
      )}
    </div>
  )
}
