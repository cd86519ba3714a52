// oxlint-disable no-console -- what the page writes there is what a test must hear
let messages: string[] = []
let allowed: RegExp[] = []
const { error } = console

const words = (args: readonly unknown[]) =>
  args.map((one) => (one instanceof Error ? `${one.name}: ${one.message}` : String(one))).join(' ')

/** A page in normal use writes no error to the console; a test that provokes one names what it expects. */
export const consoleErrors = {
  begin(): void {
    messages = []
    allowed = []
    console.error = (...args: unknown[]) => void messages.push(words(args))
  },
  end(): readonly string[] {
    console.error = error
    return messages.filter((line) => !allowed.some((pattern) => pattern.test(line)))
  },
  all: (): readonly string[] => messages,
  allow: (pattern: RegExp): void => void allowed.push(pattern),
}
