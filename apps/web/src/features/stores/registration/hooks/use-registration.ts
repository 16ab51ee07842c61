import { SIGN_IN_REDIRECT_MS } from '@jhola/contract/constants'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { handOverPhone } from '../../../../domain/account/sign-in-phone.ts'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../../shared/navigation/navigation.tsx'
import { registerStore } from '../api/register-store.ts'
import { draftStore, LAST_STEP, NEW_DRAFT } from '../draft.ts'
import { isUnanswered, marksOf } from '../field-errors.ts'
import { toRegistrationBody } from '../registration-body.ts'
import { FIELDS_OF_STEP, findErrors, stepOf } from '../validation.ts'
import { type RegistrationDraft, useDraft } from './use-draft.ts'

/** The message above the step; for a registered phone number it also offers sign-in. */
type Problem = { text: string; isPhoneTaken: boolean }
/** After its registration a shop sees what is left before its first order. */
export const NEXT_STEP = '/store/set-up'

/** A registered shop: it waits for the code to its number. */
export type Registered = { name: string; phone: string; storeId: string }

/** Goes on to the set-up of the shop 2 s after the success message. */
const useRedirect = (opened: string | null): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (opened === null) return
    const timer = setTimeout(() => navigate(NEXT_STEP, { replace: true }), SIGN_IN_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [opened, navigate])
}

/** The code step after a registration. `opened`: the name of the open shop. */
const useCodeStep = ({ fields: { name, phone }, storeId }: RegistrationDraft) => {
  const [opened, setOpened] = useState<string | null>(null)
  useRedirect(opened)
  const registered: Registered | null = storeId === null ? null : { name, phone, storeId }
  const open = () => {
    setOpened(name)
    draftStore.write(NEW_DRAFT)
  }
  return { opened, registered, open }
}

/** The four steps up to a registered shop, and the code that opens it. */
export const useRegistration = () => {
  const { t, tError } = useT()
  const draft = useDraft()
  const [hasAccepted, setAccepted] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const codeStep = useCodeStep(draft)

  const showStep = (step: number) => {
    setProblem(null)
    // Rendered synchronously, so that a field of the step can be marked and focused right after.
    flushSync(() => draft.goTo(step))
  }
  const refuse = (error: Error) => {
    const refused = error instanceof ApiError ? error : new ApiError('server.failed', error.message, 400)
    if (isUnanswered(refused)) return setProblem({ text: t('stores.registration.failedNetwork'), isPhoneTaken: false })
    const marks = marksOf(refused, tError)
    const [first] = marks
    if (first) {
      showStep(stepOf(first.field))
      draft.mark(marks.filter(({ field }) => stepOf(field) === stepOf(first.field)))
      if (refused.code !== 'stores.phone_taken') return
    }
    const isUnknown = refused.code === 'server.failed'
    setProblem({
      text: isUnknown ? t('stores.registration.failed') : tError(refused.code, refused.details),
      isPhoneTaken: refused.code === 'stores.phone_taken',
    })
  }
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: registerStore,
    onError: refuse,
    onSuccess: ({ store_id }) => {
      // For the sign-in page, if somebody goes there instead of entering the code here.
      handOverPhone(draftStore.read().fields.phone)
      draftStore.write((before) => ({ ...before, attempt: null, store_id }))
    },
  })
  const submit = () => {
    const [wrong] = findErrors(draft.fields, FIELDS_OF_STEP.flat())
    if (wrong) {
      showStep(stepOf(wrong.field))
      draft.checkStep(stepOf(wrong.field))
      return
    }
    if (!hasAccepted) return draft.markTerms()
    setProblem(null)
    sending.mutate(toRegistrationBody(draft.fields, draft.place))
  }
  return {
    draft,
    problem,
    ...codeStep,
    changeNumber: () => {
      draftStore.write((before) => ({ ...before, store_id: null }))
      showStep(0)
    },
    hasAccepted,
    isSending: sending.isPending,
    accept: (accepted: boolean) => {
      setAccepted(accepted)
      draft.clearErrors()
    },
    showStep,
    back: () => showStep(Math.max(0, draft.step - 1)),
    next: () => {
      if (sending.isPending) return
      if (draft.step === LAST_STEP) submit()
      else if (draft.checkStep(draft.step)) showStep(draft.step + 1)
    },
  }
}

export type Registration = ReturnType<typeof useRegistration>
