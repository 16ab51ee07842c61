import { useEffect, useRef } from 'react'
import { typedPincode } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { wishForShops } from '../api/community.ts'
import { checkWish, NOTE_MAX, toWishBody } from '../drafts.ts'
import { useSentForm } from '../hooks/use-sent-form.ts'
import { Thanks } from './thanks.tsx'

type WishFormProps = {
  /** Location of the request, in degrees. */
  place: { latitude: number; longitude: number }
  /** Its PIN code, when the location was found by one. */
  pincode: string
  onClose(): void
}

const Form = ({ place, pincode, onClose }: WishFormProps) => {
  const { t } = useT()
  const { form, draft, change, marks, submit, isSending, refusal, thanks } = useSentForm({
    empty: { pincode, phone: '', note: '' },
    check: checkWish,
    send: (wish) => wishForShops(toWishBody(wish, place)),
  })
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  if (thanks !== undefined) return <Thanks text={thanks} onClose={onClose} />
  return (
    <Card className="text-start">
      <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <h3 ref={title} tabIndex={-1} className="font-bold text-lg outline-none">
          {t('community.form.wish')}
        </h3>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            name="pincode"
            inputMode="numeric"
            autoComplete="postal-code"
            optional
            label={t('community.form.pincode')}
            value={draft.pincode}
            error={marks.pincode}
            onChange={(event) => change({ pincode: typedPincode(event.target.value) })}
          />
          <TextField
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            optional
            label={t('community.form.phone')}
            hint={t('community.form.wishPhoneHint')}
            value={draft.phone}
            error={marks.phone}
            onChange={(event) => change({ phone: event.target.value })}
          />
        </div>
        <TextArea
          name="note"
          optional
          label={t('community.form.note')}
          maxLength={NOTE_MAX}
          value={draft.note}
          error={marks.note}
          onChange={(event) => change({ note: event.target.value })}
        />
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

/** 'Request Stores in Your Area': stored for the admin, with an optional number to call back. */
export const WishForm = (props: WishFormProps) =>
  useArea('community.form') ? <Form {...props} /> : <Skeleton className="h-96 rounded-lg" />
