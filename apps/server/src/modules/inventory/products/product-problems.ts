import { barcodeSpellings } from '@jhola/contract/catalogue/barcode'
import { detailsOf, type ProductDraft } from '@jhola/contract/inventory/products/product-draft'
import { findProductProblems, type TaxContext } from '@jhola/contract/inventory/products/product-rules'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Messages } from '../../../platform/i18n.ts'
import { findCodeHolder } from '../../catalogue/index.ts'

/** An invalid field, with the values of its message. */
type Problem = { field: string; code: string; values?: Record<string, string | number> | undefined }

/** The error with a message for each invalid field, in the caller's language. */
export const fieldProblems = (texts: Messages, language: string, problems: readonly Problem[]): AppError =>
  new AppError('request.invalid', {
    fields: problems.map(({ field, code, values = {} }) => ({ field, code, message: texts.field(language, code, values) })),
  })

/** All problems that prevent saving a draft: product rules, and codes used by other products. */
export const findDraftProblems = async (
  tx: Sql,
  { storeId, productId, draft, stock }: { storeId: string; productId: string; draft: ProductDraft; stock?: number | undefined },
  terms: TaxContext,
): Promise<Problem[]> => {
  const problems: Problem[] = findProductProblems(detailsOf(draft, stock), terms)
  const barcodes = draft.barcode === null ? [] : barcodeSpellings(draft.barcode)
  const holder = await findCodeHolder(tx, storeId, { productId, barcodes, sku: draft.sku })
  if (!holder) return problems
  return [...problems, { field: holder.by, code: `${holder.by}_taken`, values: { name: holder.name } }]
}

/** Runs a write of codes; a unique violation becomes a validation error. */
export const refusingTakenCodes = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'products_by_barcode') || isUniqueViolation(error, 'products_by_sku'))
      throw new AppError('inventory.code_taken')
    throw error
  }
}
