import type { ReceiptPaper } from '../../shared/print/paper.ts'
import { paperBreak } from '../../shared/print/paper-break.ts'
import { PrintSheet } from '../../shared/print/print-sheet.tsx'
import type { InvoiceContent } from './invoice-content.ts'
import { InvoiceRoll } from './invoice-roll.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'

type Props = { contents: readonly InvoiceContent[]; paper: ReceiptPaper; onDone(): void }

/** Prints documents, each on its own sheet, or one below the other on a roll; the PDF is named after the number of the first. */
export const PrintInvoices = ({ contents, paper, onDone }: Props) => {
  const [Layout, zoom] = paper === 'a4' ? [InvoiceSheet, ' [zoom:0.8]'] : [InvoiceRoll, '']
  return (
    <PrintSheet paper={paper} title={contents[0]?.number.replaceAll('/', '-')} onDone={onDone}>
      {contents.map((content) => (
        <div key={content.number} className={paperBreak(paper) + zoom}>
          <Layout content={content} />
        </div>
      ))}
    </PrintSheet>
  )
}
