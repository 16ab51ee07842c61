import type { ReceiptPaper } from '../print/paper.ts'
import { paperBreak } from '../print/paper-break.ts'
import { PrintSheet } from '../print/print-sheet.tsx'
import type { PaperContent } from './paper-content.ts'
import { PaperOnRoll } from './paper-on-roll.tsx'
import { PaperOnSheet } from './paper-on-sheet.tsx'

type Props = { contents: readonly PaperContent[]; paper: ReceiptPaper; onDone(): void }

/** Prints papers, each on a sheet of its own, or one after the other on a roll; their PDF is called as the first is numbered. */
export const PrintPapers = ({ contents, paper, onDone }: Props) => {
  const [Layout, zoom] = paper === 'a4' ? [PaperOnSheet, ' [zoom:0.8]'] : [PaperOnRoll, '']
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
