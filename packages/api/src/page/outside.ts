/** Our server fetches token lists and logos from other hosts (spec: outside.page-only); the page passes `?url=`. */
export const OUTSIDE_LIST_PATH = '/outside/list'
export const OUTSIDE_LOGO_PATH = '/outside/logo'
