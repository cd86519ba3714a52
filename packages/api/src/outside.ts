/** Token lists and logos of other hosts are read by our server (spec: outside.page-only): the page asks with `?url=`. */
export const OUTSIDE_LIST_PATH = '/outside/list'
export const OUTSIDE_LOGO_PATH = '/outside/logo'
