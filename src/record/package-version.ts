/** The version of this package, as records name it; a test holds it to package.json. */
export const PACKAGE_VERSION = '0.0.0';
