import { useEffect, useRef } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { type Story, tellStory } from '../api/community.ts'
import { checkStory, NAME_MAX, STORY_MAX, type StoryDraft, toStoryBody } from '../drafts.ts'
import { useSentForm } from '../hooks/use-sent-form.ts'
import { Thanks } from './thanks.tsx'

const EMPTY: StoryDraft = { kind: 'customer', name: '', city: '', text: '', phone: '', mayBeShown: false }
const KINDS: readonly Story['kind'][] = ['customer', 'shopkeeper', 'community']

const Form = ({ onClose }: { onClose(): void }) => {
  const { t } = useT()
  const { form, draft, change, marks, submit, isSending, refusal, thanks } = useSentForm({
    empty: EMPTY,
    check: checkStory,
    send: (story) => tellStory(toStoryBody(story)),
    named: { may_be_shown: 'mayBeShown' },
  })
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  if (thanks !== undefined) return <Thanks text={thanks} onClose={onClose} />
  return (
    <Card>
      <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <h3 ref={title} tabIndex={-1} className="font-bold text-lg outline-none">
          {t('landing.community.tell')}
        </h3>
        <SegmentedControl
          label={t('community.form.iAm')}
          segments={KINDS.map((value) => ({ value, label: t(`landing.community.kind.${value}`) }))}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            name="name"
            label={t('community.form.name')}
            autoComplete="name"
            maxLength={NAME_MAX}
            value={draft.name}
            error={marks.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextField
            name="city"
            label={t('community.form.city')}
            autoComplete="address-level2"
            maxLength={NAME_MAX}
            value={draft.city}
            error={marks.city}
            onChange={(event) => change({ city: event.target.value })}
          />
        </div>
        <TextArea
          name="text"
          label={t('community.form.text')}
          hint={t('community.form.textHint')}
          maxLength={STORY_MAX}
          value={draft.text}
          error={marks.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional
          label={t('community.form.phone')}
          hint={t('community.form.phoneHint')}
          value={draft.phone}
          error={marks.phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
        <div>
          <Checkbox
            name="mayBeShown"
            label={t('community.form.consent')}
            checked={draft.mayBeShown}
            aria-invalid={marks.mayBeShown !== undefined}
            aria-describedby={marks.mayBeShown ? 'story-consent-error' : undefined}
            onChange={(event) => change({ mayBeShown: event.target.checked })}
          />
          {marks.mayBeShown && (
            <p id="story-consent-error" role="alert" className="font-medium text-error text-sm">
              {marks.mayBeShown}
            </p>
          )}
        </div>
        {refusal && <Alert tone="error" title={refusal} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="brand" loading={isSending}>
            {t('community.form.send')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** Form for a story. An admin reads it before it is published, and the form says so. */
export const StoryForm = (props: { onClose(): void }) =>
  useArea('community.form') ? <Form {...props} /> : <Skeleton className="h-96 rounded-lg" />
