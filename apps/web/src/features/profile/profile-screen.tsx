import type { User } from '@jhola/contract/auth/schema'
import type { Profile } from '@jhola/contract/profile/schema'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSignOut } from '../../domain/account/use-sign-out.ts'
import { SiteHeader } from '../../domain/shell/site-header.tsx'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../shared/lazy/lazy-part.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { LinkButton, OutsideLinkButton } from '../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { Skeleton, SkeletonCards } from '../../shared/ui/skeleton.tsx'
import { profileQuery } from './api/profile.ts'
import { PersonCard } from './contact/person-card.tsx'

const AppearancePart = lazyPart(() => import('./components/appearance-card.tsx').then((module) => module.AppearanceCard))
const PasswordPart = lazyPart(() => import('./security/password-card.tsx').then((module) => module.PasswordCard))
const DevicesPart = lazyPart(() => import('./security/devices-card.tsx').then((module) => module.DevicesCard))
const AddressesPart = lazyPart(() => import('./addresses/addresses-card.tsx').then((module) => module.AddressesCard))
const DevicePart = lazyPart(() => import('./privacy/device-card.tsx').then((module) => module.DeviceCard))
const ConsentsPart = lazyPart(() => import('./privacy/consents-card.tsx').then((module) => module.ConsentsCard))
const NomineePart = lazyPart(() => import('./privacy/nominee-card.tsx').then((module) => module.NomineeCard))
const DataPart = lazyPart(() => import('./privacy/data-card.tsx').then((module) => module.DataCard))
const CARD_WAITING = <Skeleton className="h-48 rounded-lg" />

/** The signed-in person, links to their pages, and sign-out. */
const Summary = ({ user, onLeave }: { user: User; onLeave(): void }) => {
  const { t } = useT()
  const { signOut, isBusy } = useSignOut(onLeave)
  const isOfShop = user.store_id !== null
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <div>
        <p className="font-bold text-xl">{user.name || t('profile.you')}</p>
        <p className="text-ink-soft">
          {t(`profile.role.${user.role}`)}
          {user.store_name && ` · ${user.store_name}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isOfShop && (
          <OutsideLinkButton variant="secondary" icon="store" href="/store-dashboard">
            {t('profile.dashboard')}
          </OutsideLinkButton>
        )}
        {user.role === 'admin' && (
          <OutsideLinkButton variant="secondary" icon="shield" href="/admin/stores">
            {t('profile.adminArea')}
          </OutsideLinkButton>
        )}
        {!isOfShop && (
          <LinkButton variant="secondary" icon="receipt" to="/orders">
            {t('common.myOrders')}
          </LinkButton>
        )}
        <Button variant="secondary" loading={isBusy} onClick={() => void signOut()}>
          {t('common.logout')}
        </Button>
      </div>
    </Card>
  )
}

const Parts = ({
  profile,
  factors,
  confirmIdentity,
}: { profile: Profile } & Pick<ProfileScreenProps, 'factors' | 'confirmIdentity'>) => (
  <>
    <PersonCard profile={profile} />
    <AppearancePart part={{}} whileLoading={CARD_WAITING} />
    <PasswordPart part={{ profile }} whileLoading={CARD_WAITING} />
    {factors}
    <AddressesPart part={{ profile }} whileLoading={CARD_WAITING} />
    <DevicePart part={{}} whileLoading={CARD_WAITING} />
    <ConsentsPart part={{ profile }} whileLoading={CARD_WAITING} />
    <NomineePart part={{}} whileLoading={CARD_WAITING} />
    <DevicesPart part={{ confirmIdentity }} whileLoading={CARD_WAITING} />
    <DataPart part={{ profile }} whileLoading={CARD_WAITING} />
  </>
)

type ProfileScreenProps = {
  user: User
  /** Redirects when nobody is signed in any more. */
  onLeave(): void
  /** Devices that wait to be let in. */
  waiting: ReactNode
  /** The card of passkeys, for those who may have them. */
  factors: ReactNode
  /** Asks the person to prove once more who they are. */
  confirmIdentity(on: { onDone(): void; onCancel(): void }): ReactNode
}

/** Everything that the signed-in person can change, export or delete. */
export const ProfileScreen = ({ user, onLeave, waiting, factors, confirmIdentity }: ProfileScreenProps) => {
  const { t, tError } = useT()
  const profile = useQuery({ ...profileQuery, staleTime: 0 })
  const data = profile.data?.profile
  return (
    <>
      <SiteHeader />
      <main id="content" className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4 p-4">
        <h1 className="text-2xl">{t('common.myProfile')}</h1>
        {waiting}
        <Summary user={user} onLeave={onLeave} />
        {profile.isPending && <SkeletonCards count={4} />}
        {profile.isError && !data && (
          <LoadFailed
            message={t('profile.failed')}
            hint={tError(profile.error.code, profile.error.details)}
            onRetry={() => void profile.refetch()}
            retrying={profile.isFetching}
          />
        )}
        {data && <Parts profile={data} factors={factors} confirmIdentity={confirmIdentity} />}
      </main>
    </>
  )
}
