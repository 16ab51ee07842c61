import type { PersonalTable } from './personal-tables.ts'

const TAX = 'tax law asks the shop for its orders'

/** Personal data in the orders and accounts of shops. */
export const orderTables: Readonly<Record<string, PersonalTable>> = {
  orders: {
    about: 'who ordered, where to and what they said; `eraseIn` takes the person out of finished orders',
    erased: [
      'customer_user_id',
      'customer_name',
      'customer_email',
      'landmark',
      'latitude',
      'longitude',
      'notes',
      'item_notes',
      'problem_text',
    ],
    masked: ['customer_phone', 'delivery_address', 'cancellation_reason'],
    kept: {
      [`${TAX}: which order, of whom and when`]: [
        ...[
          'store_id',
          'order_id',
          'order_no',
          'channel',
          'language',
          'urgent',
          'practice',
          'unproven',
          'version',
          'created_at',
          'updated_at',
        ],
      ],
      [`${TAX}: goods and amounts`]: [
        ...['product_words', 'subtotal_paise', 'discount_paise', 'tax_paise', 'tax_mode', 'delivery_fee_paise'],
        ...['express_fee_paise', 'round_off_paise', 'rounds_total', 'total_paise', 'refunded_paise', 'returned_at', 'if_missing'],
      ],
      [`${TAX}: how it was paid`]: [
        ...[
          'payment_method',
          'payment_status',
          'payment_claimed_at',
          'payment_missed_at',
          'paid_at',
          'paid_by_service',
          'rest_claimed_at',
          'rest_claimed_paise',
        ],
        ...['paid_paise', 'given_back_paise'],
      ],
      [`${TAX}: how it was brought, the district included`]: [
        ...['delivery_type', 'pincode', 'delivery_slot', 'delivery_date', 'estimated_delivery', 'open_slot'],
      ],
      'what happened to it, in words of the shop': [
        ...['status', 'accept_by', 'acknowledged_at', 'cancelled_by', 'problem_kind', 'problem_at', 'problem_answer'],
        ...['problem_answered_at'],
      ],
      'who brought it, for the shop: somebody else than the customer': ['partner_name', 'partner_phone', 'partner_vehicle'],
      'opens the order for who holds its link, without the person': ['token_hash'],
    },
  },
  order_messages: {
    about:
      'what customer and shop wrote about an order; `eraseCustomers` deletes the rows, others go 90 days after the last word',
    erased: ['store_id', 'order_id', 'message_no', 'side', 'body', 'quick', 'photo_media_id', 'at'],
    notExported: { why: 'the page of the order shows it as long as it is kept', columns: 'all' },
  },
  order_threads: {
    about: 'how far both sides have read what was written about an order; goes with it',
    erased: [
      ...[
        'store_id',
        'order_id',
        'last_no',
        'last_customer_no',
        'last_shop_no',
        'customer_read_no',
        'shop_read_no',
        'written_at',
      ],
    ],
    notExported: { why: 'the page of the order shows it as long as it is kept', columns: 'all' },
  },
  photo_lists: {
    about:
      'photos of handwritten lists that a person sent to a shop, with the bill; `deletePhotoListsOf` deletes the rows, others go 30 days after their end',
    erased: [
      ...['store_id', 'list_id', 'user_id', 'status', 'photos_expected', 'customer_name', 'customer_phone', 'delivery_type'],
      ...['delivery_address', 'landmark', 'pincode', 'latitude', 'longitude', 'note', 'language', 'bill', 'bill_total_paise'],
      ...['shop_note', 'reason', 'order_id', 'created_at', 'sent_at', 'expires_at', 'changed_at'],
    ],
  },
  photo_list_photos: {
    about: 'which pictures belong to a list; they go with it, or two days after its end',
    erased: ['store_id', 'list_id', 'photo_no', 'media_id'],
    notExported: { why: 'exported with the list', columns: 'all' },
  },
  shop_riders: {
    about:
      'who took a shop’s orders out: its own people by their account, others as the shop typed them; unused ones go after half a year',
    kept: {
      'by an id that tells nobody': ['store_id', 'rider_id', 'user_id', 'used_at'],
      'somebody else than the customer, whom the shop knows; it forgets them itself': [
        'rider_key',
        'name',
        'phone',
        'vehicle_number',
      ],
    },
    notExported: { why: 'belongs to the shop', columns: 'all' },
  },
  order_words: {
    about: 'words that an order is found by; a trigger writes them anew when the person is taken out',
    masked: ['words'],
    kept: { 'which order': ['store_id', 'order_id', 'created_at'] },
    notExported: { why: 'made of the order, which is exported', columns: 'all' },
  },
  order_events: {
    about: 'what happened to an order; the words of the customer and the name of who worked there are taken out',
    masked: ['reason', 'actor_label'],
    kept: {
      'what happened and when, by an id that tells nobody': [
        ...['store_id', 'order_id', 'version', 'type', 'from_status', 'to_status', 'actor_kind', 'actor_id', 'actor_role', 'at'],
      ],
    },
    notExported: { why: 'told in the history of the order; who worked there is somebody else', columns: 'all' },
  },
  order_changes: {
    about: 'changes of the lines of an order; why, and the name of who worked there, are taken out',
    erased: ['reason'],
    masked: ['actor_label'],
    kept: {
      'goods, amounts and times of a change, by an id that tells nobody': [
        ...['store_id', 'order_id', 'change_no', 'state', 'changes', 'question', 'total_before_paise', 'total_after_paise'],
        ...['actor_kind', 'actor_id', 'actor_role', 'at', 'by_phone', 'answer_by', 'answered_at', 'before', 'seen_at'],
      ],
    },
    notExported: { why: 'the order is exported as it was given; who worked there is somebody else', columns: 'all' },
  },
  reviews: {
    about: 'what a customer said of a shop; `anonymizeReviewer` takes the name out',
    erased: ['customer_name'],
    kept: {
      'what was said stays for the rating of the shop': [
        ...['review_id', 'store_id', 'order_id', 'rating', 'tags', 'text', 'created_at', 'changed_at', 'answer', 'answered_at'],
      ],
    },
  },
  stores: {
    about: 'the shop and its owner; `closeStores` closes it and takes the owner out',
    erased: [
      'owner_name',
      'phone',
      'whatsapp',
      'proven_whatsapp',
      'shown_whatsapp',
      'email',
      'upi_vpa',
      'upi_payee_name',
      'legal_name',
      'legal_address',
      'grievance_name',
      'grievance_phone',
      'grievance_email',
    ],
    kept: {
      'an id of an account that is empty': ['owner_user_id'],
      'the shop as a business: papers and orders name it': [
        ...[
          'store_id',
          'slug',
          'name',
          'name_hi',
          'store_type',
          'picture',
          'photo_media_id',
          'street',
          'locality',
          'city',
          'state',
        ],
        ...['pincode', 'latitude', 'longitude', 'cell', 'gstin', 'fssai', 'drug_licence', 'is_composition'],
        ...['rounds_total', 'upi_after_acceptance', 'languages', 'registered_at', 'registered_device', 'updated_at'],
      ],
      'how the shop sells': [
        ...['opens', 'closes', 'second_opens', 'second_closes', 'working_days', 'holidays', 'closed_for_now', 'paused_until'],
        ...[
          'pause_reason',
          'paused_at',
          'busy_until',
          'delivery_radius_km',
          'offers_delivery',
          'offers_pickup',
          'offers_morning',
        ],
        ...[
          'offers_afternoon',
          'offers_evening',
          'offers_express',
          'slot_capacity',
          'stock_mode',
          'min_order_paise',
          'code_above_paise',
          'delivery_fee_paise',
        ],
        ...['free_delivery_from_paise', 'express_fee_paise', 'tax_mode', 'takes_cod', 'takes_online', 'prep_minutes'],
        ...['accept_within_minutes', 'rating_sum', 'rating_count', 'status', 'suspension_reason', 'version'],
      ],
    },
  },
}
