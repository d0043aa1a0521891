// TypeScript checks imports of stylesheets too.
export {};
