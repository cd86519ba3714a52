import { expect as vitestExpect } from 'vitest'
import { NotYet, eventually } from './eventually.ts'
import { Locator, isVisible, textOf } from './locator.ts'
import { type TestPage, page } from './page.ts'

type Text = string | RegExp
type LocatedElements = readonly HTMLElement[]
type WaitOptions = { timeout?: number }

const collapseSpaces = (expected: Text): Text =>
  typeof expected === 'string' ? expected.replaceAll(/\s+/g, ' ').trim() : expected

/** Expectations on elements, retried until they hold. A matcher throws as long as they do not. */
class LocatorExpectation {
  readonly #locator: Locator
  readonly #isNegated: boolean
  readonly #about: string

  constructor(locator: Locator, about: string, isNegated = false) {
    this.#locator = locator
    this.#isNegated = isNegated
    this.#about = about
  }

  get not(): LocatorExpectation {
    return new LocatorExpectation(this.#locator, this.#about, !this.#isNegated)
  }

  #all(look: (elements: LocatedElements) => void, { timeout }: WaitOptions = {}): Promise<void> {
    return eventually(() => {
      const elements = this.#locator.elements() as HTMLElement[]
      if (!this.#isNegated) return look(elements)
      let isTrue = true
      try {
        look(elements)
      } catch {
        isTrue = false
      }
      if (isTrue) throw new Error(`${this.#about} still matches, and must not.`)
    }, timeout)
  }
  #one(look: (element: HTMLElement) => void, within?: WaitOptions): Promise<void> {
    return this.#all((elements) => {
      const [element] = elements
      if (element === undefined || elements.length > 1)
        throw new Error(`${elements.length} elements match ${this.#about}, but one was expected.`)
      look(element)
    }, within)
  }
  /** A missing element fails the check, which is enough for `not`. */
  #is(what: string, holds: (element: HTMLElement) => boolean, within?: WaitOptions): Promise<void> {
    return this.#one((element) => {
      if (!holds(element)) throw new Error(`${this.#about} is not ${what}: ${element.outerHTML.slice(0, 300)}`)
    }, within)
  }

  toBeVisible = (within?: WaitOptions) => this.#is('visible', isVisible, within)
  toBeHidden = (within?: WaitOptions) =>
    this.#all((elements) => {
      if (elements.some(isVisible)) throw new Error(`${this.#about} is visible.`)
    }, within)
  toBeAttached = (within?: WaitOptions) => this.#is('attached', ({ isConnected }) => isConnected, within)
  toBeFocused = (within?: WaitOptions) => this.#is('focused', (element) => element === document.activeElement, within)
  toBeDisabled = (within?: WaitOptions) => this.#is('disabled', (element) => element.matches(':disabled'), within)
  toBeEnabled = ({ enabled = true, ...within }: WaitOptions & { enabled?: boolean } = {}) =>
    this.#is(enabled ? 'enabled' : 'disabled', (element) => element.matches(':disabled') !== enabled, within)
  toBeChecked = (within?: WaitOptions) =>
    this.#is('checked', (element) => (element as HTMLInputElement).checked, within)
  toBeInViewport = (within?: WaitOptions) =>
    this.#is(
      'in the viewport',
      (element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      },
      within,
    )
  /** Most checks come too early, and vitest's message costs more than the check. */
  #equals(actual: unknown, expected: unknown): void {
    if (actual !== expected) throw new NotYet(() => vitestExpect(actual, this.#about).toBe(expected))
  }
  #matches(text: string, expected: Text): void {
    if (typeof expected === 'string') this.#equals(text, expected)
    else if (text.search(expected) < 0) throw new NotYet(() => vitestExpect(text, this.#about).toMatch(expected))
  }
  #contains(text: string, expected: Text): void {
    const isThere = typeof expected === 'string' ? text.includes(expected) : text.search(expected) >= 0
    if (!isThere) throw new NotYet(() => vitestExpect(text, this.#about).toMatch(expected))
  }
  toHaveCount = (count: number, within?: WaitOptions) => this.#all(({ length }) => this.#equals(length, count), within)
  toHaveText = (expected: Text | readonly Text[], within?: WaitOptions) =>
    this.#texts(expected, within, (text, one) => this.#matches(text, one))
  toContainText = (expected: Text | readonly Text[], within?: WaitOptions) =>
    this.#texts(expected, within, (text, one) => this.#contains(text, one))
  #texts(
    expected: Text | readonly Text[],
    within: WaitOptions | undefined,
    check: (text: string, expected: Text) => void,
  ) {
    if (!Array.isArray(expected)) {
      const one = collapseSpaces(expected as Text)
      return this.#one((element) => check(textOf(element), one), within)
    }
    return this.#all((elements) => {
      this.#equals(elements.length, expected.length)
      elements.forEach((element, at) => check(textOf(element), collapseSpaces(expected[at] as Text)))
    }, within)
  }
  toHaveValue = (value: Text, within?: WaitOptions) =>
    this.#one((element) => this.#matches((element as HTMLInputElement).value, value), within)
  toHaveAttribute = (name: string, value?: Text, within?: WaitOptions) =>
    this.#one((element) => {
      const now = element.getAttribute(name)
      if (now === null) throw new Error(`${this.#about} has no ${name}.`)
      if (value !== undefined) this.#matches(now, value)
    }, within)
  toHaveClass = (pattern: RegExp, within?: WaitOptions) =>
    this.#one((element) => this.#matches(element.getAttribute('class') ?? '', pattern), within)
  toHaveCSS = (property: string, value: string, within?: WaitOptions) =>
    this.#one((element) => this.#equals(getComputedStyle(element).getPropertyValue(property), value), within)
  toHaveAccessibleName = (name: Text, within?: WaitOptions) =>
    this.#one((element) => vitestExpect(element, this.#about).toHaveAccessibleName(name), within)
  toHaveAccessibleDescription = (text: Text, within?: WaitOptions) =>
    this.#one((element) => vitestExpect(element, this.#about).toHaveAccessibleDescription(text), within)
}

class PageExpectation {
  toHaveTitle = (title: Text) =>
    eventually(() =>
      typeof title === 'string'
        ? vitestExpect(document.title).toBe(title)
        : vitestExpect(document.title).toMatch(title),
    )
  /** A string that starts with a slash is compared with everything after the origin. */
  toHaveURL = (url: Text) =>
    eventually(() =>
      typeof url === 'string'
        ? vitestExpect(location.href).toBe(new URL(url, location.origin).href)
        : vitestExpect(location.href).toMatch(url),
    )
}

function expectation(locator: Locator, about?: string): LocatorExpectation
function expectation(thePage: TestPage): PageExpectation
function expectation<Value>(value: Value, about?: string): ReturnType<typeof vitestExpect<Value>>
function expectation(actual: unknown, about?: string): unknown {
  if (actual instanceof Locator) return new LocatorExpectation(actual, about ?? actual.description)
  if (actual === page) return new PageExpectation()
  return vitestExpect(actual, about)
}

/** Works as in the journeys: retries on elements, checks values once. */
export const expect = Object.assign(expectation, {
  poll: vitestExpect.poll,
  objectContaining: vitestExpect.objectContaining,
  arrayContaining: vitestExpect.arrayContaining,
})
