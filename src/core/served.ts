/** Checks of what a service is made of, for whoever takes it from a host. */
import { type Check, isFunction, isObject, isText } from './options.ts';
import type { Page } from './pages.ts';
import type { AnyTool, LazyTool, ToolHead } from './tool.ts';

export const isToolHead: Check = (value) => {
  if (!isObject(value)) return false;
  const { id, method, path } = value as Partial<ToolHead>;
  return isText(id) && (method === 'GET' || method === 'POST') && isPath(path);
};

export const isServedTool: Check = (value) => {
  if (!isToolHead(value)) return false;
  const { run, input, load } = value as Partial<AnyTool & LazyTool>;
  return isFunction(load) || (isFunction(run) && isObject(input));
};

export const isPage: Check = (value) => {
  if (!isObject(value)) return false;
  const { method, path, access, handle } = value as Partial<Page>;
  return (
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method as string) &&
    isPath(path) &&
    (access === 'key' || access === 'open') &&
    isFunction(handle)
  );
};

const isPath: Check = (value) => isText(value) && (value as string).startsWith('/');
