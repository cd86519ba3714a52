import { selectorEngine } from '@vitest/browser/locators'
import { commands } from 'vitest/browser'
import { type ByRole, byRole } from './byRole.ts'
import { eventually } from './eventually.ts'
import { ACTED_ELEMENT } from './actedElement.ts'

type Text = string | RegExp
type TextOptions = { exact?: boolean }

const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
export const textOf = (element: Element): string => collapseSpaces(element.textContent ?? '')
const contains = (text: string, expected: Text): boolean =>
  typeof expected === 'string'
    ? text.toLowerCase().includes(collapseSpaces(expected).toLowerCase())
    : expected.test(text)

export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0
}

/** Limits every part of a selector list to descendants of the container. */
const scopeSelector = (css: string): string =>
  css
    .split(/,(?![^(]*\))/)
    .map((part) => `:scope ${part}`)
    .join(',')

/** The element was rendered again before the action, so the action did not happen. */
const IS_GONE = /not attached to the DOM/

/** Focuses this frame, because browser input goes to the frame with the focus. */
function focusFrame(): void {
  if (document.activeElement === null || document.activeElement === document.body) window.focus()
}

type FilterOptions = { hasText?: Text; has?: Locator; visible?: boolean }

/**
 * Finds elements as a person would, and searches again on each use. The API is the same as in the
 * journeys.
 */
export class Locator {
  readonly description: string
  readonly #find: () => Element[]

  constructor(description: string, find: () => Element[]) {
    this.description = description
    this.#find = find
  }

  elements(): Element[] {
    return this.#find()
  }

  #inside(suffix: string, within: (container: Element) => Iterable<Element>): Locator {
    return new Locator(`${this.description} ${suffix}`, () => [
      ...new Set(this.elements().flatMap((container) => [...within(container)])),
    ])
  }

  locator(css: string): Locator {
    if (css === '..')
      return this.#inside('above', ({ parentElement }) => (parentElement === null ? [] : [parentElement]))
    return this.#inside(css, (container) => container.querySelectorAll(scopeSelector(css)))
  }
  getByRole = (role: string, options: ByRole = {}): Locator =>
    this.#inside(`${role} ${String(options.name ?? '')}`, (container) =>
      byRole(role, { exact: false, ...options }, container),
    )
  getByText = (text: Text, { exact = false }: TextOptions = {}): Locator =>
    this.#inside(`text ${String(text)}`, (container) => selectorEngine.queryAllByText(text, { exact }, container))
  getByLabel = (text: Text, { exact = false }: TextOptions = {}): Locator =>
    this.#inside(`label ${String(text)}`, (container) => selectorEngine.queryAllByLabelText(text, { exact }, container))

  filter({ hasText, has, visible }: FilterOptions): Locator {
    const matches = (element: Element) =>
      (hasText === undefined || contains(textOf(element), hasText)) &&
      (has === undefined || has.elements().some((inner) => element !== inner && element.contains(inner))) &&
      (visible === undefined || isVisible(element) === visible)
    return new Locator(`${this.description} filtered`, () => this.elements().filter(matches))
  }
  and = (other: Locator): Locator =>
    new Locator(`${this.description} and ${other.description}`, () => {
      const others = new Set(other.elements())
      return this.elements().filter((element) => others.has(element))
    })
  or = (other: Locator): Locator =>
    new Locator(`${this.description} or ${other.description}`, () => [
      ...new Set([...this.elements(), ...other.elements()]),
    ])
  nth = (at: number): Locator =>
    new Locator(`${this.description} no. ${at}`, () => {
      const element = this.elements().at(at)
      return element === undefined ? [] : [element]
    })
  first = (): Locator => this.nth(0)
  last = (): Locator => this.nth(-1)

  /** Waits for the only matching element. It is an error in the test if there are several. */
  one = (): Promise<HTMLElement> =>
    eventually(() => {
      const all = this.elements()
      if (all.length !== 1) throw new Error(`${all.length} elements match ${this.description}, but one was expected.`)
      return all[0] as HTMLElement
    })

  async #act(what: Parameters<typeof commands.act>[0]): Promise<void> {
    Object.assign(window, { [ACTED_ELEMENT]: await this.one() })
    focusFrame()
    try {
      await commands.act(what)
    } catch (error) {
      if (!IS_GONE.test(String(error))) throw error
      await this.#act(what)
    }
  }

  count = async (): Promise<number> => this.elements().length
  click = (options?: { position?: { x: number; y: number }; button?: 'right' }): Promise<void> =>
    this.#act({ kind: 'click', options })
  hover = (): Promise<void> => this.#act({ kind: 'hover' })
  fill = (text: string): Promise<void> => this.#act({ kind: 'fill', text })
  focus = async (): Promise<void> => (await this.one()).focus()
  blur = async (): Promise<void> => (await this.one()).blur()
  async press(key: string): Promise<void> {
    await this.focus()
    window.focus()
    await commands.press(key)
  }
  async pressSequentially(text: string): Promise<void> {
    await this.focus()
    window.focus()
    await commands.write(text)
  }
  async check(): Promise<void> {
    const box = (await this.one()) as HTMLInputElement
    if (!box.checked) await this.click()
  }
  selectOption = (value: string): Promise<void> => this.#act({ kind: 'select', text: value })
  scrollIntoViewIfNeeded = async (): Promise<void> => (await this.one()).scrollIntoView({ block: 'nearest' })

  textContent = async (): Promise<string | null> => (await this.one()).textContent
  innerText = async (): Promise<string> => (await this.one()).innerText
  inputValue = async (): Promise<string> => ((await this.one()) as HTMLInputElement).value
  innerHTML = async (): Promise<string> => (await this.one()).innerHTML
  getAttribute = async (name: string): Promise<string | null> => (await this.one()).getAttribute(name)
  boundingBox = async (): Promise<DOMRect> => (await this.one()).getBoundingClientRect()
  allTextContents = async (): Promise<string[]> => this.elements().map(({ textContent }) => textContent ?? '')
  evaluate = async <Result, Given = undefined>(
    look: (element: HTMLElement, argument: Given) => Result | Promise<Result>,
    argument?: Given,
  ): Promise<Result> => look(await this.one(), argument as Given)
}
