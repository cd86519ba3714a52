import { selectorEngine } from '@vitest/browser/locators'
import { commands, userEvent } from 'vitest/browser'
import { eventually } from './eventually.ts'

type Text = string | RegExp
type Named = { exact?: boolean }
export type ByRole = Parameters<typeof selectorEngine.queryAllByRole>[1]

const collapsed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
export const textOf = (element: Element): string => collapsed(element.textContent ?? '')
const contains = (text: string, wanted: Text): boolean =>
  typeof wanted === 'string' ? text.toLowerCase().includes(collapsed(wanted).toLowerCase()) : wanted.test(text)

export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0
}

/** All of a selector lies inside of where it is looked for. */
const scoped = (css: string): string =>
  css
    .split(/,(?![^(]*\))/)
    .map((part) => `:scope ${part}`)
    .join(',')

type Kept = { hasText?: Text; has?: Locator; visible?: boolean }

/** Elements of the page by how a person knows them, looked for anew at each use; with the names that the journeys use. */
export class Locator {
  readonly says: string
  readonly #find: () => Element[]

  constructor(says: string, find: () => Element[]) {
    this.says = says
    this.#find = find
  }

  elements(): Element[] {
    return this.#find()
  }

  #inside(says: string, within: (container: Element) => Iterable<Element>): Locator {
    return new Locator(`${this.says} ${says}`, () => [
      ...new Set(this.elements().flatMap((container) => [...within(container)])),
    ])
  }

  locator(css: string): Locator {
    if (css === '..')
      return this.#inside('above', ({ parentElement }) => (parentElement === null ? [] : [parentElement]))
    return this.#inside(css, (container) => container.querySelectorAll(scoped(css)))
  }
  getByRole = (role: string, options: ByRole = {}): Locator =>
    this.#inside(`${role} ${String(options.name ?? '')}`, (container) =>
      selectorEngine.queryAllByRole(role, { exact: false, ...options }, container),
    )
  getByText = (text: Text, { exact = false }: Named = {}): Locator =>
    this.#inside(`text ${String(text)}`, (container) => selectorEngine.queryAllByText(text, { exact }, container))
  getByLabel = (text: Text, { exact = false }: Named = {}): Locator =>
    this.#inside(`label ${String(text)}`, (container) => selectorEngine.queryAllByLabelText(text, { exact }, container))

  filter({ hasText, has, visible }: Kept): Locator {
    const isKept = (element: Element) =>
      (hasText === undefined || contains(textOf(element), hasText)) &&
      (has === undefined || has.elements().some((inner) => element !== inner && element.contains(inner))) &&
      (visible === undefined || isVisible(element) === visible)
    return new Locator(`${this.says} filtered`, () => this.elements().filter(isKept))
  }
  and = (other: Locator): Locator =>
    new Locator(`${this.says} and ${other.says}`, () => {
      const others = new Set(other.elements())
      return this.elements().filter((element) => others.has(element))
    })
  or = (other: Locator): Locator =>
    new Locator(`${this.says} or ${other.says}`, () => [...new Set([...this.elements(), ...other.elements()])])
  nth = (at: number): Locator =>
    new Locator(`${this.says} no. ${at}`, () => {
      const element = this.elements().at(at)
      return element === undefined ? [] : [element]
    })
  first = (): Locator => this.nth(0)
  last = (): Locator => this.nth(-1)

  /** The one that is meant, as soon as it is there; two are a mistake of the test. */
  one = (): Promise<HTMLElement> =>
    eventually(() => {
      const all = this.elements()
      if (all.length !== 1) throw new Error(`${all.length} elements are ${this.says}, and one was meant.`)
      return all[0] as HTMLElement
    })

  count = async (): Promise<number> => this.elements().length
  click = async (options?: { position?: { x: number; y: number }; button?: 'right' }): Promise<void> =>
    userEvent.click(await this.one(), options)
  hover = async (): Promise<void> => userEvent.hover(await this.one())
  fill = async (text: string): Promise<void> => userEvent.fill(await this.one(), text)
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
    if (!box.checked) await userEvent.click(box)
  }
  selectOption = async (value: string): Promise<void> => userEvent.selectOptions(await this.one(), value)
  scrollIntoViewIfNeeded = async (): Promise<void> => (await this.one()).scrollIntoView({ block: 'nearest' })

  textContent = async (): Promise<string | null> => (await this.one()).textContent
  innerText = async (): Promise<string> => (await this.one()).innerText
  inputValue = async (): Promise<string> => ((await this.one()) as HTMLInputElement).value
  innerHTML = async (): Promise<string> => (await this.one()).innerHTML
  getAttribute = async (name: string): Promise<string | null> => (await this.one()).getAttribute(name)
  boundingBox = async (): Promise<DOMRect> => (await this.one()).getBoundingClientRect()
  allTextContents = async (): Promise<string[]> => this.elements().map(({ textContent }) => textContent ?? '')
  evaluate = async <Result, Given = undefined>(
    look: (element: HTMLElement, given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result> => look(await this.one(), given as Given)
}
