import type { OrderStanding } from '@musi/domain/market/orderStanding'
import type { PartTables } from '#platform/database/migrate.ts'

/** Each row is a signed order. Numbers too large for SQL are stored as text; times are in seconds. */
export type OrderTables = {
  orders: {
    hash: string
    kind: 'listing' | 'offer' | 'collectionOffer'
    maker: string
    collection: string
    /** Id of the piece; null for any piece of the collection. */
    piece: string | null
    token: string
    /** Zero-padded, so that texts sort like the numbers. */
    price: string
    starts_at: number
    ends_at: number
    /** The order as JSON, as sent over HTTP. */
    body: string
    signature: string
    standing: OrderStanding
    judged_block: number
    kept_at: number
    /** Client as in `clientKeys`; empty if unknown. */
    client: string
    /** The revision in which the row was last written. */
    changed: number
  }
  /** One row. */
  order_revision: {
    one: number
    /** Number of the last change. */
    newest: number
    /** The revision in which a valid order was last deleted. */
    forgotten: number
  }
}

export const ORDER_TABLES: PartTables = {
  part: 'orders',
  steps: [
    [
      'create table orders (hash text primary key, kind text not null, maker text not null, collection text not null, piece text, token text not null, price text not null, starts_at integer not null, ends_at integer not null, body text not null, signature text not null, standing text not null, judged_block integer not null, kept_at integer not null)',
      'create index orders_of_collection on orders (collection, standing, kept_at, hash)',
      'create index orders_of_piece on orders (collection, piece, kept_at, hash)',
      'create index orders_by_price on orders (collection, kind, token, standing, price, hash)',
      'create index orders_of_maker on orders (maker, kept_at, hash)',
      'create index orders_by_age on orders (standing, kept_at, hash)',
      'create index orders_by_end on orders (ends_at)',
    ],
    // Every query filters by standing, so each index begins with it or with the columns queried
    // with it, followed by the sort order; the remaining columns spare reading the row. With fewer
    // indexes, a rare kind or currency scanned the whole order book.
    [
      "alter table orders add column client text not null default ''",
      'create index orders_of_client on orders (client, standing)',
      'drop index orders_of_collection',
      'drop index orders_of_piece',
      'drop index orders_by_price',
      'drop index orders_of_maker',
      'drop index orders_by_age',
      'drop index orders_by_end',
      'create index orders_by_age on orders (standing, kept_at, hash, kind, token)',
      'create index orders_of_collection on orders (collection, standing, kept_at, hash, kind, token)',
      'create index orders_of_piece on orders (collection, piece, standing, kept_at, hash, kind, token)',
      'create index orders_of_maker on orders (maker, standing, kept_at, hash, kind, token)',
      'create index orders_by_price on orders (collection, kind, token, standing, price, hash, piece)',
      'create index orders_by_any_price on orders (kind, token, standing, price, hash)',
      'create index orders_by_start on orders (standing, starts_at)',
      'create index orders_by_end on orders (standing, ends_at)',
      'create index orders_by_judgement on orders (standing, judged_block)',
      "create index orders_offered on orders (token, maker, standing, price) where kind <> 'listing'",
      "create index orders_listed on orders (collection, piece, token, price, hash) where kind = 'listing' and standing = 'good'",
    ],
    [
      'alter table orders add column changed bigint not null default 0',
      'create index orders_by_change on orders (changed)',
      'create index orders_of_piece_by_price on orders (collection, piece, kind, token, standing, price, hash)',
      'create table order_revision (one integer primary key, newest bigint not null, forgotten bigint not null)',
      'insert into order_revision (one, newest, forgotten) values (1, 0, 0)',
    ],
    // Deletes client keys of earlier versions, which were plain hashes of addresses.
    ["update orders set client = ''"],
  ],
}
