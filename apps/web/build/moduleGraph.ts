type Module = { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }

/** The bundler's description of the modules of a build. */
export type ModuleGraph = { getModuleInfo: (id: string) => Module | null }
