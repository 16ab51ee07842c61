import { type FormEvent, type ReactNode, useEffect } from 'react'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../shared/ui/alert.tsx'
import { Button } from '../../shared/ui/button.tsx'
import type { Savable } from './hooks/savable.ts'

type SectionFormProps = {
  form: Savable
  /** Called when the form gets or loses unsaved changes. */
  onDirty: (isDirty: boolean) => void
  children: ReactNode
}

/** Frame of a section's fields: the error, and Save and Discard while there are unsaved changes. */
export const SectionForm = ({ form, onDirty, children }: SectionFormProps) => {
  const { t } = useT()
  const { isDirty, isSaving, problem, save, discard } = form
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  useEffect(() => {
    if (!isDirty) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [isDirty])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isDirty) save()
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
      {problem && <Alert tone={problem.tone}>{problem.text}</Alert>}
      {children}
      {isDirty && (
        <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 flex sm:rounded-b-xl flex-wrap items-center justify-end gap-2 border-line border-t bg-surface px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <p role="status" className="me-auto text-ink-soft text-sm max-sm:sr-only">
            {t('preferences.unsaved')}
          </p>
          <Button variant="secondary" className="max-sm:grow" disabled={isSaving} onClick={discard}>
            {t('preferences.discard')}
          </Button>
          <Button type="submit" className="max-sm:grow" loading={isSaving}>
            {t('preferences.save')}
          </Button>
        </div>
      )}
    </form>
  )
}

/** A heading with its fields. */
export const Group = ({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) => (
  <section className="grid grid-cols-1 gap-3">
    <div>
      <h3 className="text-lg">{title}</h3>
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
    </div>
    {children}
  </section>
)

/** Settings that only the owner can change: staff see them with a note. */
export const OwnersPart = ({ isOwner, children }: { isOwner: boolean; children: ReactNode }) => {
  const { t } = useT()
  return (
    <>
      {!isOwner && <Alert icon="lock">{t('preferences.ownerOnly')}</Alert>}
      <fieldset disabled={!isOwner} className="grid min-w-0 grid-cols-1 gap-6">
        {children}
      </fieldset>
    </>
  )
}
