import type { FormEvent, ReactNode } from 'react'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import type { StoreSettingsSection } from '../api/settings.ts'
import { useLeaveGuard } from '../hooks/use-leave-guard.ts'
import type { SectionForm } from '../hooks/use-section.ts'

type SectionFrameProps<S extends StoreSettingsSection> = {
  form: SectionForm<S>
  children: ReactNode
}

/** Frame of a section's fields: the error, Save and Discard while there are unsaved changes, and the prompt before leaving. */
export const SectionFrame = <S extends StoreSettingsSection>({ form, children }: SectionFrameProps<S>) => {
  const { t } = useT()
  const { isDirty, isSaving, problem, save, discard } = form
  const guard = useLeaveGuard(isDirty)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isDirty) save()
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      {problem && <Alert tone={problem.tone}>{problem.text}</Alert>}
      {children}
      {isDirty && (
        <div className="sticky bottom-[var(--nav,0px)] z-10 -mx-4 -mb-4 flex flex-wrap items-center justify-end gap-2 rounded-b-lg border-line border-t bg-surface px-4 py-3 pb-[max(0.75rem,var(--nav-safe,env(safe-area-inset-bottom)))] md:-mx-5 md:-mb-5 md:px-5">
          <p role="status" className="me-auto text-ink-soft text-sm">
            {t('stores.settings.unsaved')}
          </p>
          <Button variant="secondary" disabled={isSaving} onClick={discard}>
            {t('stores.settings.discard')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('stores.settings.save')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={guard.isAsking}
        onOpenChange={(open) => {
          if (!open) guard.stay()
        }}
        title={t('stores.settings.leave.title')}
        description={t('stores.settings.leave.text')}
        confirmLabel={t('stores.settings.leave.go')}
        cancelLabel={t('stores.settings.leave.stay')}
        onConfirm={guard.leave}
        danger
      />
    </form>
  )
}
