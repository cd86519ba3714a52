// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {NamedToken} from "./NamedToken.sol";

/// @title A token that one account cannot receive
/// @notice As those of some dollars, whose issuer keeps a list of such accounts. Anybody may take the account off it, because it
/// is for tests.
contract RefusingToken is NamedToken {
    address private _refused;

    /// @notice This account cannot receive the token.
    /// @param account The account.
    error Refused(address account);

    /// @param plan What the token is.
    /// @param refused Who cannot receive it.
    constructor(Plan memory plan, address refused) NamedToken(plan) {
        _refused = refused;
    }

    /// @notice From now on everybody can receive it.
    function refuseNobody() external {
        _refused = address(0);
    }

    function _move(address from, address to, uint256 value) internal override {
        if (to == _refused) revert Refused(to);
        super._move(from, to, value);
    }
}
