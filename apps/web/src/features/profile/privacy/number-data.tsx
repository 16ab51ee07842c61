import { useState } from 'react'
import { type ApiReply, api } from '../../../shared/api/api-client.ts'
import { toPhone } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { CodeField } from '../contact/code-field.tsx'
import { useCode } from '../contact/use-code.ts'
import { useSave } from '../hooks/use-save.ts'
import { saveFile } from './save-file.ts'

type Data = ApiReply<'POST /privacy/data'>

/** Reading and erasing with a code; each code opens one of them once. */
const useNumberData = () => {
  const { t } = useT()
  const [data, setData] = useState<Data>()
  const [isErased, setErased] = useState(false)
  const reading = useSave({
    send: (body: { phone: string; otp: string }) => api('POST /privacy/data', { body }),
    onSaved: (answer) => {
      setData(answer)
      const { success: _, ...rest } = answer
      saveFile('jhola.json', JSON.stringify(rest, null, 2), 'application/json')
    },
    done: t('profile.exported'),
    isQuiet: true,
  })
  const erasing = useSave({
    send: (body: { phone: string; otp: string }) => api('POST /privacy/forget', { body }),
    onSaved: () => setErased(true),
    isQuiet: true,
  })
  return { data, isErased, reading, erasing, error: reading.error ?? erasing.error }
}

const SharedWith = ({ data }: { data: Data }) => {
  const { t } = useT()
  return (
    <div>
      <h3 className="font-semibold">{t('profile.number.shared')}</h3>
      <ul className="list-disc ps-5">
        {data.shared_with.map(({ kind, name, times }) => (
          <li key={`${kind} ${name}`}>
            <bdi>{name}</bdi> · {times}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Form = () => {
  const { t } = useT()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [otp, setOtp] = useState('')
  const code = useCode('phone')
  const { data, isErased, reading, erasing, error } = useNumberData()
  const send = () => {
    const phone = toPhone(typed)
    setWrong(!phone)
    if (phone) code.send(phone)
  }
  if (isErased) return <Alert tone="success" title={t('profile.number.erased')} />
  if (data) return <SharedWith data={data} />
  const phone = code.sentTo
  if (phone === null)
    return (
      <>
        <TextField
          label={t('profile.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={typed}
          error={isWrong ? t('profile.phoneInvalid') : code.error}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button variant="secondary" className="justify-self-start" loading={code.isSending} onClick={send}>
          {t('profile.code.send')}
        </Button>
      </>
    )
  return (
    <>
      <CodeField code={code} value={otp} onChange={setOtp} error={error} />
      <p className="text-ink-soft text-sm">
        {t('profile.deleteStays')} {t('profile.deleteNoReturn')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" loading={reading.isBusy} onClick={() => reading.save({ phone, otp })}>
          {t('profile.export')}
        </Button>
        <Button variant="danger" icon="trash" loading={erasing.isBusy} onClick={() => erasing.save({ phone, otp })}>
          {t('profile.number.erase')}
        </Button>
      </div>
    </>
  )
}

const Texts = () => {
  const { t } = useT()
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <CardTitle>{t('profile.number.title')}</CardTitle>
      <p className="text-ink-soft">{t('profile.number.text')}</p>
      <Form />
    </Card>
  )
}

/** The rights of somebody without an account: reading and erasing what is kept about a number, by a code. */
export const NumberData = () => {
  const hasNumber = useArea('profile.number')
  const hasProfile = useArea('profile')
  return hasNumber && hasProfile ? <Texts /> : <Skeleton className="h-40" />
}
