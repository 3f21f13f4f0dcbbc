/**
 * Returns the key of a value in the browser's storage. Contains the base path, because sites may share an origin, as
 * GitHub's project pages do. The name of a value whose shape can change ends with its version.
 *
 * @param basePath With a slash at both ends.
 */
export const storageKey = (name: string, basePath: string): string => `${name}:${basePath}`;
