import { selectorEngine } from '@vitest/browser/locators'

export type ByRole = Parameters<typeof selectorEngine.queryAllByRole>[1]

/** Selectors of elements that have a role implicitly. */
const TAGS_OF_ROLE: Readonly<Record<string, string>> = {
  alert: '',
  button: 'button,input,',
  checkbox: 'input,',
  dialog: 'dialog,',
  heading: 'h1,h2,h3,h4,h5,h6,',
  link: 'a,area,',
  list: 'menu,ol,ul,',
  listitem: 'li,',
  main: 'main,',
  navigation: 'nav,',
  radio: 'input,',
  region: 'section,',
  slider: 'input,',
  status: 'output,',
  switch: '',
  tab: '',
  tabpanel: '',
}

export const ROLES_OF_ELEMENTS: readonly string[] = Object.keys(TAGS_OF_ROLE)

/** The engine only calls `querySelectorAll` of its container. */
const containerOf = (elements: Iterable<Element>) => ({ querySelectorAll: () => elements }) as unknown as Element

/**
 * Finds elements by role as assistive technology does. The engine examines every element it is
 * given, so elements that cannot have the role are left out.
 */
export function byRole(role: string, options: ByRole, container: Element): Iterable<Element> {
  const tags = TAGS_OF_ROLE[role]
  const scope = tags === undefined ? container : containerOf(container.querySelectorAll(`${tags}[role]`))
  return selectorEngine.queryAllByRole(role, options, scope)
}
