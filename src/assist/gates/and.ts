/** Between two that may stand in either order. */
export const AND =
  /^[\s,，、;/+&|`"'“”«»「」\ue000-]*(?:(?:and|or|und|oder|et|ou|y|e|o|ed|i|oraz|lub|ve|veya|ile|и|или|と|や|および|または|와|과|및|또는|나|이나|하고|和|与|及|或|跟|、|و|أو|ו|או|और|या|then|dann|puis)[\s,，、`"'“”«»「」\ue000]*)*$/iu;
