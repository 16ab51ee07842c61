import { LIST_TEXT_MAX } from '@jhola/contract/catalogue/lists/list-line'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import { canListen } from './speech.ts'
import { useSpeech } from './use-speech.ts'

type WriteStepProps = { text: string; onText(change: (before: string) => string): void; failure: string | null }

/** Paste, type or speak: what is spoken is added as lines of the text, where it can be corrected. */
export const WriteStep = ({ text, onText, failure }: WriteStepProps) => {
  const { t } = useT()
  const speech = useSpeech((said) => onText((before) => (before.trim() === '' ? said : `${before.trimEnd()}\n${said}`)))
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextArea
        name="list"
        label={t('list.label')}
        hint={t('list.hint')}
        rows={6}
        maxLength={LIST_TEXT_MAX}
        placeholder={t('list.example')}
        value={text}
        onChange={(event) => onText(() => event.target.value)}
      />
      {canListen() ? (
        <div className="grid gap-1">
          <Button variant="secondary" aria-pressed={speech.state === 'on'} onClick={speech.toggle} className="justify-self-start">
            {t(speech.state === 'on' ? 'list.listening' : 'list.speak')}
          </Button>
          <p className="text-ink-soft text-sm">{t('list.speechNote')}</p>
        </div>
      ) : (
        <p className="text-ink-soft text-sm">{t('list.noSpeech')}</p>
      )}
      {(speech.state === 'denied' || speech.state === 'failed') && (
        <Alert tone="warning">{t(speech.state === 'denied' ? 'list.speechDenied' : 'list.speechFailed')}</Alert>
      )}
      {failure && <Alert tone="error">{failure}</Alert>}
    </div>
  )
}
