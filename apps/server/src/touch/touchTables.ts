import type { PartTables } from '#platform/database/migrate.ts'

/** A row is a transaction that the relayer sends, or has sent, for an account with a passkey. Times in seconds. */
export type TouchTables = {
  relayed: {
    /**
     * The hash of an operation; or `welcome:` and the account; or `recovery:`, the account and when its new key is ready. One of
     * the latter that failed and was asked for again ends with its transaction.
     */
    id: string
    /** The account that it is for. */
    account: string
    /** Keys of the network and of the browser that asked, as in `clientKeys`. */
    network: string
    browser: string
    asked_at: number
    target: string
    data: string
    gas: number
    /** `waiting` is not signed yet; `sent` has no receipt yet; `lost` can no longer be mined. */
    state: 'waiting' | 'sent' | 'done' | 'failed' | 'lost'
    /** Nonce, signed bytes and hash of the newest transaction; null while it waits. */
    nonce: number | null
    raw: string | null
    hash: string | null
    /** Hash of the transaction before the fee was raised; null for none. */
    earlier_hash: string | null
    sent_at: number | null
    /** Number of the block that has it; null for none. */
    block: number | null
    /** The error that prevents it; null if there is none. */
    reason: string | null
  }
}
/** Only the ids of operations begin with it. */
export const OPERATION = '0x'
export type RelayedRow = TouchTables['relayed']

export const TOUCH_TABLES: PartTables = {
  part: 'touch',
  steps: [
    [
      'create table relayed (id text primary key, account text not null, network text not null, browser text not null, asked_at integer not null, target text not null, data text not null, gas integer not null, state text not null, nonce integer, raw text, hash text, earlier_hash text, sent_at integer, block integer, reason text)',
      'create index relayed_by_state on relayed (state, asked_at)',
      'create index relayed_by_network on relayed (network, asked_at)',
      'create index relayed_by_account on relayed (account, asked_at)',
      'create index relayed_by_time on relayed (asked_at)',
    ],
  ],
}
