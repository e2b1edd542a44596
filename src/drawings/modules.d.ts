declare module '*.drawing.tsx?picture' {
  const picture: import('./drawing.ts').DrawingSource;
  export default picture;
}
declare module '*.drawing.tsx?picture&ink' {
  const picture: import('./drawing.ts').DrawingSource;
  export default picture;
}
declare module '*.drawing.tsx?picture&card' {
  const picture: import('./drawing.ts').DrawingSource;
  export default picture;
}
declare module '*.drawing.tsx?picture&card&ink' {
  const picture: import('./drawing.ts').DrawingSource;
  export default picture;
}
