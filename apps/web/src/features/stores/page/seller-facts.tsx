import { formatPhone } from '@jhola/contract/shared/phone'
import { neededLicences } from '@jhola/contract/stores/licences'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { DataList, type DataRow } from '../../../shared/ui/data-list.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

type Seller = ApiReply<'GET /stores/{store_id}/seller'>['seller']

const Phone = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center text-brand underline">
    <bdi>{formatPhone(phone)}</bdi>
  </a>
)
const Email = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center text-brand underline wrap-anywhere">
    <bdi>{email}</bdi>
  </a>
)

/** What the law has a seller tell; what the shop has not given is said, not left out. */
const useSellerRows = (seller: Seller): DataRow[] => {
  const { t } = useT()
  const given = (text: string | null): ReactNode => (text ? <bdi>{text}</bdi> : t('stores.trust.notGiven'))
  const needed = neededLicences(seller.store_type)
  const { grievance } = seller
  return [
    { label: t('stores.trust.legalName'), value: given(seller.legal_name) },
    { label: t('stores.trust.address'), value: given(seller.address) },
    { label: t('stores.trust.phone'), value: <Phone phone={seller.phone} /> },
    ...(seller.email ? [{ label: t('stores.trust.email'), value: <Email email={seller.email} /> }] : []),
    ...(seller.gstin ? [{ label: t('stores.trust.gstin'), value: given(seller.gstin) }] : []),
    ...(seller.fssai || needed.includes('fssai') ? [{ label: t('stores.trust.fssai'), value: given(seller.fssai) }] : []),
    ...(seller.drug_licence || needed.includes('drug_licence')
      ? [{ label: t('stores.trust.drugLicence'), value: given(seller.drug_licence) }]
      : []),
    { label: t('stores.trust.grievance'), value: given(grievance?.name || (grievance ? seller.name : null)) },
    ...(grievance?.phone ? [{ key: 'g-phone', label: t('stores.trust.phone'), value: <Phone phone={grievance.phone} /> }] : []),
    ...(grievance?.email ? [{ key: 'g-email', label: t('stores.trust.email'), value: <Email email={grievance.email} /> }] : []),
  ]
}

/** The seller as a list, in its states; also part of a product's details. */
export const SellerFacts = ({ storeId }: { storeId: string }) => {
  const { t, tError } = useT()
  const query = useQuery(apiQuery('GET /stores/{store_id}/seller', { params: { store_id: storeId } }))
  if (query.data) return <SellerList seller={query.data.seller} />
  if (query.isError)
    return (
      <LoadFailed
        message={t('stores.trust.failed')}
        hint={tError(query.error.code, query.error.details)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  return <Skeleton className="h-64" />
}

const SellerList = ({ seller }: { seller: Seller }) => <DataList rows={useSellerRows(seller)} />
