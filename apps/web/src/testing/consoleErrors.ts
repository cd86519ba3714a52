// oxlint-disable no-console -- a test must see what the page logs
let messages: string[] = []
let allowed: RegExp[] = []
const { error } = console

const words = (args: readonly unknown[]) =>
  args.map((one) => (one instanceof Error ? `${one.name}: ${one.message}` : String(one))).join(' ')

/** Logged if a request is still pending when the test reverts its blocks. */
const REVERTED_BLOCK = /BlockOutOfRange/

/** The specification requires logging these when a transaction would fail (spec: sending.logged-only). */
const SPECIFIED =
  /^(This transaction would fail\. Please contact support\.|Unexpected error\. Please contact support: )/

/** Collects console errors: normal use must log none, and a test that provokes one allows it explicitly. */
export const consoleErrors = {
  begin(): void {
    messages = []
    allowed = []
    console.error = (...args: unknown[]) => void messages.push(words(args))
  },
  end(): readonly string[] {
    console.error = error
    return messages.filter((line) => ![REVERTED_BLOCK, SPECIFIED, ...allowed].some((pattern) => pattern.test(line)))
  },
  all: (): readonly string[] => messages,
  allow: (pattern: RegExp): void => void allowed.push(pattern),
}
