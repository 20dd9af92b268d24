import type { OpenAPIObject } from '@nestjs/swagger';

/** As much of an OpenAPI 3.0 schema as our document uses. */
export interface ApiSchema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  anyOf?: ApiSchema[];
  allOf?: ApiSchema[];
  items?: ApiSchema;
  properties?: Record<string, ApiSchema>;
  required?: string[];
  additionalProperties?: boolean | ApiSchema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

interface ApiParameter {
  name: string;
  in: 'path' | 'query';
  schema: ApiSchema;
}

type ApiAccess = 'public' | 'viewer' | 'moderator' | 'admin';

export interface ApiOperation {
  method: 'GET' | 'POST';
  /** With `{parameter}` in it. */
  path: string;
  /** What the description declares; null when it declares nothing. */
  access: ApiAccess | null;
  parameters: ApiParameter[];
  body: ApiSchema | null;
  /** It takes a form with a file. */
  form: boolean;
  answer: ApiSchema | null;
  refusal: ApiSchema | null;
}

interface DocumentedOperation {
  description?: string;
  parameters?: ApiParameter[];
  requestBody?: { content: Record<string, { schema: ApiSchema }> };
  responses: Record<string, { content?: Record<string, { schema?: ApiSchema }> }>;
}

const ACCESS = /^Access: (public|viewer|moderator|admin)$/;

/** Everything the document describes, one entry a method and path. */
export function operationsOf(document: OpenAPIObject): ApiOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => describe(method, path, operation as DocumentedOperation)),
  );
}

function describe(method: string, path: string, operation: DocumentedOperation): ApiOperation {
  return {
    method: method.toUpperCase() as ApiOperation['method'],
    path,
    access: (ACCESS.exec(operation.description ?? '')?.[1] as ApiAccess | undefined) ?? null,
    parameters: operation.parameters ?? [],
    body: operation.requestBody?.content['application/json']?.schema ?? null,
    form: operation.requestBody?.content['multipart/form-data'] !== undefined,
    answer: operation.responses['200']?.content?.['application/json']?.schema ?? null,
    refusal: operation.responses['4XX']?.content?.['application/json']?.schema ?? null,
  };
}

export function operationName({ method, path }: Pick<ApiOperation, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
