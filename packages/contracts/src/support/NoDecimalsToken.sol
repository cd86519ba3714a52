// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {NamedToken} from "./NamedToken.sol";
import {PlainToken} from "./PlainToken.sol";

/// @title A token that does not say how many decimals it has
/// @notice Asking for them fails.
contract NoDecimalsToken is NamedToken {
    /// @notice It does not say.
    error NoDecimals();

    /// @param plan What the token is.
    constructor(Plan memory plan) NamedToken(plan) {}

    /// @inheritdoc PlainToken
    function decimals() external pure override returns (uint8) {
        revert NoDecimals();
    }
}
