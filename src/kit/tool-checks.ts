/** Checks of the tools that a host hands in. */
import { type Check, isFunction, isObject, isText } from '../lib/options.ts';
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

export const isPath: Check = (value) => isText(value) && (value as string).startsWith('/');
