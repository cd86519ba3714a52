import type { AccountLine } from './accountLine.ts'
import { reorderRecords, ascendingOrder, compareBytes } from './byteOrder.ts'
import { ACCOUNT_BYTES, AMOUNT_BYTES, type ClaimRows } from './claimLeaf.ts'

type Account = Extract<AccountLine, { kind: 'account' }>

/** Accounts in ascending order: the position is the claim index, and lookup is a binary search. */
export type ClaimTable = ClaimRows & { flags: Uint8Array; count: number; total: bigint }

export type Duplicate = { line: number; firstLine: number }

/** Keeps a build well inside the memory of one process; the product needs a hundredth of this. */
export const MAX_ACCOUNTS = 2 ** 24
const INITIAL_CAPACITY = 1024

/** Collects accounts in any order, in flat arrays that double when full: 57 bytes for each account. */
export class AccountTable {
  count = 0
  total = 0n
  #accounts = new Uint8Array(INITIAL_CAPACITY * ACCOUNT_BYTES)
  #amounts = new Uint8Array(INITIAL_CAPACITY * AMOUNT_BYTES)
  #flags = new Uint8Array(INITIAL_CAPACITY)
  #amountWords = new DataView(this.#amounts.buffer)
  #lines = new Uint32Array(INITIAL_CAPACITY)

  add({ hex, amount, flags }: Account, line: number): void {
    if (this.count === this.#flags.length) this.#grow()
    writeAccount(this.#accounts, this.count * ACCOUNT_BYTES, hex)
    for (let word = 3, rest = amount; word >= 0; word--, rest >>= 64n)
      this.#amountWords.setBigUint64(this.count * AMOUNT_BYTES + word * 8, rest)
    this.#flags[this.count] = flags
    this.#lines[this.count] = line
    this.count += 1
    this.total += amount
  }

  /** Returns the sorted table, or the accounts that appear more than once. */
  sorted(): { ok: true; table: ClaimTable } | { ok: false; duplicates: Duplicate[] } {
    const accounts = this.#accounts.subarray(0, this.count * ACCOUNT_BYTES)
    const order = ascendingOrder(accounts, ACCOUNT_BYTES)
    const inOrder = reorderRecords(accounts, ACCOUNT_BYTES, order)
    const duplicates = this.#duplicates(inOrder, order)
    if (duplicates.length > 0) return { ok: false, duplicates }
    const amounts = reorderRecords(this.#amounts, AMOUNT_BYTES, order)
    const flags = reorderRecords(this.#flags, 1, order)
    return { ok: true, table: { accounts: inOrder, amounts, flags, count: this.count, total: this.total } }
  }

  #duplicates(inOrder: Uint8Array, order: Uint32Array): Duplicate[] {
    const lineAt = (place: number) => this.#lines[order[place] ?? 0] ?? 0
    const repeated: Duplicate[] = []
    // Equal accounts stay in the order of their lines, so the first of a run is the first line.
    for (let place = 1, first = 0; place < order.length; place++) {
      const isSame = compareBytes(accountAt(inOrder, first), accountAt(inOrder, place)) === 0
      if (isSame) repeated.push({ line: lineAt(place), firstLine: lineAt(first) })
      else first = place
    }
    return repeated.toSorted((a, b) => a.line - b.line)
  }

  #grow(): void {
    this.#accounts = withDoubleLength(this.#accounts)
    this.#amounts = withDoubleLength(this.#amounts)
    this.#flags = withDoubleLength(this.#flags)
    this.#amountWords = new DataView(this.#amounts.buffer)
    const lines = new Uint32Array(this.#lines.length * 2)
    lines.set(this.#lines)
    this.#lines = lines
  }
}

export const accountAt = (accounts: Uint8Array, index: number) =>
  accounts.subarray(index * ACCOUNT_BYTES, (index + 1) * ACCOUNT_BYTES)

/** The value of a digit 0-9, a-f or A-F by its code: letters have bit 6 set. */
const nibble = (code: number) => (code & 15) + (code >> 6) * 9

/** `hex`: 40 digits without 0x. */
export function writeAccount(to: Uint8Array, at: number, hex: string): void {
  for (let byte = 0; byte < ACCOUNT_BYTES; byte++)
    to[at + byte] = (nibble(hex.charCodeAt(2 * byte)) << 4) | nibble(hex.charCodeAt(2 * byte + 1))
}

function withDoubleLength(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(bytes.length * 2)
  more.set(bytes)
  return more
}
