import type { PersonalTable } from './personal-tables.ts'

const BOOKS = 'the books of the shop: money that came and went back'

/** Personal data in the books of shops: money, papers, stock and files. */
export const bookTables: Readonly<Record<string, PersonalTable>> = {
  refunds: {
    about: 'money that a shop gave back, by whom; the name of who worked there is taken out',
    masked: ['actor_label'],
    kept: {
      [BOOKS]: [
        ...[
          'store_id',
          'refund_id',
          'order_id',
          'payment_id',
          'destination',
          'status',
          'amount_paise',
          'goods_paise',
          'tax_paise',
        ],
        ...['fees_paise', 'reason', 'note', 'borne_by', 'created_at', 'done_at', 'of_rest'],
      ],
      [`${BOOKS}; who answers for it, by an id that tells nobody`]: ['actor_id'],
    },
    notExported: { why: 'the books of the shop, not of who works there', columns: 'all' },
  },
  day_closings: {
    about: 'the cash of a day, by who counted it; the name is taken out',
    masked: ['actor_label'],
    kept: {
      'the books of the shop: its cash': [
        ...['store_id', 'day', 'opening_paise', 'cash_in_paise', 'cash_out_paise', 'taken_out_paise', 'counted_paise', 'pieces'],
        ...['reason', 'note', 'closed_at'],
      ],
      'the books of the shop: who answers for it, by an id that tells nobody': ['actor_id'],
    },
    notExported: { why: 'the books of the shop, not of who works there', columns: 'all' },
  },
  payments: {
    about: 'how an order was paid; references of the payment service, no name and no account',
    kept: {
      [BOOKS]: [
        ...['store_id', 'payment_id', 'order_id', 'provider', 'method', 'amount_paise', 'status', 'reference', 'failure'],
        ...['to_give_back', 'for_rest', 'created_at', 'changed_at', 'transaction', 'received_paise', 'asked_at'],
      ],
    },
  },
  upi_claims: {
    about: 'the number of a transfer that a customer typed in',
    kept: { [BOOKS]: ['store_id', 'order_id', 'utr', 'claimed_at'] },
  },
  upi_matches: {
    about: 'transfers in the statement of a shop that are payments of orders',
    kept: {
      [BOOKS]: ['utr', 'store_id', 'order_id', 'payment_id', 'amount_paise', 'credited_at', 'is_sure', 'actor_id', 'matched_at'],
    },
  },
  papers: {
    about: 'bills and credit notes as they were written: seller, goods and tax; the buyer is read from the order',
    kept: {
      'papers are kept for the tax office (CGST Act s.36)': [
        ...['store_id', 'series', 'financial_year', 'no', 'number', 'kind', 'order_id', 'issued_at', 'total_paise', 'body'],
      ],
    },
  },
  product_imports: {
    about: 'files of a shop, by who uploaded them; deleted by housekeeping',
    kept: {
      'an id of an account that is empty': ['user_id'],
      'the file and what became of it': [
        ...[
          'store_id',
          'import_id',
          'file_name',
          'kind',
          'file',
          'state',
          'apply_at_once',
          'failure',
          'guessed_encoding',
          'columns',
        ],
        ...['mapping', 'rows_total', 'rows_checked', 'rows_new', 'rows_changed', 'rows_same', 'rows_refused', 'rows_applied'],
        ...['applied_to_row', 'turn', 'created_at', 'alive_at'],
      ],
    },
  },
  stock_movements: {
    about: 'the stock of a shop, by who changed it',
    kept: {
      'an id that tells nobody': ['actor_id'],
      'the ledger of the stock': [
        ...['store_id', 'movement_id', 'product_id', 'kind', 'quantity', 'delta_on_hand', 'delta_reserved', 'on_hand_after'],
        ...['reserved_after', 'order_id', 'actor_kind', 'reason', 'at'],
      ],
    },
  },
  price_changes: {
    about: 'changes of prices, by who made them; deleted by housekeeping',
    kept: {
      'an id of an account that is empty': ['made_by'],
      'what changed': ['store_id', 'change_id', 'made_at', 'what', 'undone_at'],
    },
  },
}
