// oxlint-disable no-console -- what the page writes there is what a test must hear
let heard: string[] = []
let allowed: RegExp[] = []
const { error } = console

const words = (said: readonly unknown[]) =>
  said.map((one) => (one instanceof Error ? `${one.name}: ${one.message}` : String(one))).join(' ')

/** A page in normal use writes no error to the console; a test that provokes one names what it expects. */
export const troubleHeard = {
  begin(): void {
    heard = []
    allowed = []
    console.error = (...said: unknown[]) => void heard.push(words(said))
  },
  end(): readonly string[] {
    console.error = error
    return heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))
  },
  all: (): readonly string[] => heard,
  allow: (pattern: RegExp): void => void allowed.push(pattern),
}
